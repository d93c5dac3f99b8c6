import type { BlockProps } from './block.ts';
import styles from './notebook.module.css';

/** Questions to oneself. */
export function Notebook({ block: { title, questions }, opening }: BlockProps<'notebook'>) {
  return (
    <section className={`wrap ${styles.notebook}`} aria-label={title}>
      {opening}
      <h3>{title}</h3>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  );
}
