import type { BlockOf } from '#contract/blocks.ts';
import { kanjiHeld } from '#words/unbroken.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './answer-pair.module.css';

/** The answer given, and the one that does more, where there is one: each with what it does. */
export function AnswerPair({ answers }: { answers: NonNullable<BlockOf<'prose'>['answers']> }) {
  return (
    <ul role="list" className={styles.pair}>
      {answers.map(({ given, strongest, answer, said }) => (
        <li key={answer} className={strongest ? styles.strongest : undefined}>
          <p className={styles.answer}>
            {given && strongest && <Icon name="tick" />}
            {kanjiHeld(answer)}
          </p>
          <p>{kanjiHeld(said)}</p>
        </li>
      ))}
    </ul>
  );
}
