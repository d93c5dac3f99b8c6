import type { HeadImage } from '#contract/catalogue.ts';
import styles from './scheme.module.css';

/** Hair and shoulders of four people in a field of 48, in the house's single stroke; nobody in particular. */
const people: Record<HeadImage, { hair: string; shoulders: string }> = {
  user1001: {
    hair: 'M13.5 33c-1.5-13 0-25 10.5-25s12 12 10.5 25c-2.3-1-3.4-5-3.3-10.5-3.5-.6-6.3-2.3-8-5-1.3 3-3.5 4.7-6.4 5.2-.1 5.3-1 9.3-3.3 10.3z',
    shoulders: 'M9 48c.6-7.6 6.4-12 15-12s14.4 4.4 15 12z',
  },
  user1002: {
    hair: 'M15.5 21c-1-8 3-13 8.7-13s9.6 4.6 8.4 12.5c-1.8-3.8-4.5-5.7-8.6-6.1-3.5.9-6.5 2.7-8.5 6.6z',
    shoulders: 'M8 48c.8-8.6 7-13 16-13s15.2 4.4 16 13z',
  },
  user1003: {
    hair: 'M24 3.8a4 4 0 0 1 3.2 6.3c4.3 1.5 6 5.7 5 11.2-1.4-4-4-6.3-8.2-6.5-4.2.2-6.8 2.5-8.2 6.5-1-5.5.7-9.7 5-11.2A4 4 0 0 1 24 3.8z',
    shoulders: 'M9.5 48c.7-8 6.3-12.5 14.5-12.5S37.8 40 38.5 48z',
  },
  user1004: {
    hair: 'M15.8 20.5C14.5 12 18.5 8.5 24 8.5s9.5 3.5 8.2 12c-.9-2.6-2-4.3-3.2-5.3-3.3.9-6.8.9-10 0-1.2 1-2.3 2.7-3.2 5.3z',
    shoulders: 'M7 48c.8-9.2 7.4-13.5 17-13.5S40.2 38.8 41 48z',
  },
};

/** A quiet drawn head beside a reader's words; decoration only. */
export function Head({ image }: { image: HeadImage }) {
  const { hair, shoulders } = people[image];
  return (
    <svg className={styles.face} viewBox="0 0 48 48" aria-hidden="true">
      <path className={styles.shoulders} d={shoulders} />
      <path className={styles.skin} d="M21 29h6v6.5a3 3 0 0 1-6 0z" />
      <ellipse className={styles.skin} cx="24" cy="22" rx="7.8" ry="9.6" />
      <path className={styles.hair} d={hair} />
    </svg>
  );
}
