import type { BlockOf } from '#contract/blocks.ts';
import { useWords } from '../../shell/words.tsx';
import { Figure } from '../../ui/figure.tsx';
import { NumberTable } from '../../ui/number-table.tsx';
import type { BlockProps } from './block.ts';
import styles from './exercises.module.css';
import { questionId } from './solutions.tsx';

/** Questions to work on with a pen: what is known, what is asked, the answers by their numbers, and folded away the solution. */
export function Exercises({ block: { title, lead, items }, opening }: BlockProps<'exercises'>) {
  return (
    <section className={`wrap ${styles.exercises}`} aria-label={title}>
      {opening}
      <h2>{title}</h2>
      <p className="soft">{lead}</p>
      <div className={styles.items}>
        {items.map((item) => (
          <Exercise key={item.number} item={item} />
        ))}
      </div>
    </section>
  );
}

type Item = BlockOf<'exercises'>['items'][number];

function Exercise({ item }: { item: Item }) {
  const { number, prompt, given = [], table, stem, options = [], figures = [], solution } = item;
  return (
    <article id={questionId(number)} tabIndex={-1} className={styles.item} aria-label={String(number)}>
      <span className={`${styles.number} figures`} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        {given.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {table && <NumberTable table={table} />}
        <p>
          <strong>{prompt}</strong>
        </p>
        {stem && <Figure figure={stem} className={styles.stem} />}
        {figures.length > 0 ? (
          <ol role="list" className={styles.figures}>
            {figures.map((figure) => (
              <li key={figure.svg}>
                <Figure figure={figure} className={styles.figure} />
              </li>
            ))}
          </ol>
        ) : (
          <ol className={styles.options}>
            {options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ol>
        )}
        {solution && <Solution number={number} solution={solution} />}
      </div>
    </article>
  );
}

/** Directly under its question, and closed: whoever is still working on it doesn't see it. */
function Solution({
  number,
  solution: { answer, why },
}: {
  number: number;
  solution: NonNullable<Item['solution']>;
}) {
  const t = useWords('report.exercises');
  return (
    <details className={`more ${styles.solution}`}>
      <summary>
        {t('solution')}
        <span className="visually-hidden"> {number}</span>
      </summary>
      <p>
        <strong>{answer}</strong>
      </p>
      <p>{why}</p>
    </details>
  );
}
