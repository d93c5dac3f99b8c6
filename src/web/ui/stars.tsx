import styles from './stars.module.css';

/** In a field of 20. */
export const starShape = 'm10 2.2 2.3 4.9 5.4.7-3.9 3.7 1 5.3-4.8-2.6-4.8 2.6 1-5.3-3.9-3.7 5.4-.7z';

interface Props {
  /** Of five. */
  rating: number;
  /** Says the same in words. */
  label: string;
}

/** How many of five stars were given. */
export function Stars({ rating, label }: Props) {
  return (
    <span role="img" aria-label={label} className={styles.stars}>
      {[1, 2, 3, 4, 5].map((place) => (
        <svg key={place} viewBox="0 0 20 20" aria-hidden="true" data-given={place <= rating || undefined}>
          <path d={starShape} />
        </svg>
      ))}
    </span>
  );
}
