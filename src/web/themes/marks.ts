/** Variants of the one mark, in a field of 48; each is also the icon of its landing's theme (`favicons/<theme>.svg`). */
export const marks = {
  /** Six gates, one within the other. */
  gates:
    'M4 46V23a20 20 0 0 1 40 0V46zM9.8 46V23.8a15.2 15.2 0 0 1 30.4 0V46zM14.8 46V24.8a11.2 11.2 0 0 1 22.4 0V46zM19 46V25.9a7.9 7.9 0 0 1 15.8 0V46zM22.5 46V27.2a5.2 5.2 0 0 1 10.4 0V46zM25.4 46V28.4a3 3 0 0 1 6 0V46z',
  /** The same gates, standing in a lake. */
  water:
    'M4 32v-9a20 20 0 0 1 40 0v9zM9.8 32v-8.2a15.2 15.2 0 0 1 30.4 0v8.2zM14.8 32v-7.2a11.2 11.2 0 0 1 22.4 0v7.2zM19 32v-6.1a7.9 7.9 0 0 1 15.8 0v6.1zM22.5 32v-4.8a5.2 5.2 0 0 1 10.4 0v4.8zM7 35.4h35v2.7H7zM13 40.2h25.5v2.3H13zM20.5 44.6h12.5v1.9H20.5z',
  /** Four gates: shut, open, and ajar to either side. */
  four: 'M3 22V12.5a9.5 9.5 0 0 1 19 0V22zM26 22V12.5a9.5 9.5 0 0 1 19 0V22zM29.4 22V12.7a6.1 6.1 0 0 1 12.2 0V22zM3 46V36.5a9.5 9.5 0 0 1 19 0V46zM6.4 46V36.7a6.1 6.1 0 0 1 6.1-6.1V46zM26 46V36.5a9.5 9.5 0 0 1 19 0V46zM35.5 46V30.6a6.1 6.1 0 0 1 6.1 6.1V46z',
  /** One gate with light behind its open leaf. */
  ajar: 'M4 46V23a20 20 0 0 1 40 0V46zM8.6 46V23.4a15.4 15.4 0 0 1 30.8 0V46zM12.4 46V23.8a11.6 11.6 0 0 1 7.4-10.8l6.4-2.3v38.5l-6-3.2z',
  /** A gate, and below the water what is more than its reflection. */
  below:
    'M8 23v-4a16 16 0 0 1 32 0v4zM12.4 23v-3.8a11.6 11.6 0 0 1 23.2 0V23zM17.2 23v-3.6a6.8 6.8 0 0 1 13.6 0V23zM3 25.6h42v2.2H3zM8 30.4h32a16 16 0 0 1-32 0z',
  /** Gates as the meridians of a globe. */
  globe:
    'M24 2.5a21.5 21.5 0 1 0 0 43a21.5 21.5 0 1 0 0-43zM24 6.3a17.7 17.7 0 1 1 0 35.4a17.7 17.7 0 1 1 0-35.4zM24 6.3a11.6 17.7 0 1 0 0 35.4a11.6 17.7 0 1 0 0-35.4zM24 9a8.2 15 0 1 1 0 30a8.2 15 0 1 1 0-30zM24 12.4a3.6 11.6 0 1 0 0 23.2a3.6 11.6 0 1 0 0-23.2z',
} as const;

export type Mark = keyof typeof marks;
