import { useWords } from '../../shell/words.tsx';
import styles from './so-far.module.css';

/** What became of a question that is closed. */
export type Outcome = 'right' | 'wrong' | 'left';

interface Props {
  outcomes: readonly Outcome[];
  /** Questions of the whole set. */
  count: number;
}

/** How the set goes: a mark for each question, which the words beside them say for whoever does not see them. */
export function SoFar({ outcomes, count }: Props) {
  const words = useWords('practice.question');
  const solved = outcomes.filter((outcome) => outcome === 'right').length;
  const marks = Array.from({ length: count }, (_, at) => ({ place: at + 1, outcome: outcomes[at] }));
  return (
    <p className={`${styles.line} small soft figures`}>
      <span className={styles.marks} aria-hidden="true">
        {marks.map(({ place, outcome }) => (
          <span key={place} data-outcome={outcome} />
        ))}
      </span>
      {words('soFar', { solved, count: outcomes.length })}
    </p>
  );
}
