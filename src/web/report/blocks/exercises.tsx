import type { BlockOf } from '#contract/blocks.ts';
import { Figure } from '../../ui/figure.tsx';
import { NumberTable } from '../../ui/number-table.tsx';
import type { BlockProps } from './block.ts';
import styles from './exercises.module.css';

/** Questions to work on with a pen: what is known, what is asked, and the answers by their numbers. */
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

function Exercise({ item }: { item: BlockOf<'exercises'>['items'][number] }) {
  const { number, prompt, given = [], table, stem, options = [], figures = [] } = item;
  return (
    <article className={styles.item} aria-label={String(number)}>
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
      </div>
    </article>
  );
}
