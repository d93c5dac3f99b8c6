/**
 * A text as pages show it: no line ends within “e-mail”. U+2060 holds its two parts together, and is neither seen, said nor
 * missed by a search; calls, mails and documents have the words as they are written.
 */
export const unbroken = (text: string): string => text.replace(/\b(e-)(?=mail)/gi, '$1\u2060');
