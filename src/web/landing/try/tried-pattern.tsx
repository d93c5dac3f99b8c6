import { Pattern } from './pattern.tsx';
import styles from './try.module.css';

/** The question of the IQ test beside a few words about it. */
export function TriedPattern({ title, lead }: { title: string; lead: string }) {
  return (
    <section className={`section wrap ${styles.beside}`} aria-labelledby="tried">
      <div>
        <h2 id="tried">{title}</h2>
        <p className="lede">{lead}</p>
      </div>
      <Pattern />
    </section>
  );
}
