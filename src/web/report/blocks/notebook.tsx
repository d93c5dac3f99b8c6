import type { BlockProps } from './block.ts';

/** Questions to oneself. */
export function Notebook({ block: { title, questions }, opening }: BlockProps<'notebook'>) {
  return (
    <section className="wrap" aria-label={title}>
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
