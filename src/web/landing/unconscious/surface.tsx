import type { Question } from '#contract/exams.ts';
import { useWords } from '../../shell/words.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './unconscious.module.css';

/** What one does in the test: one picture, one sentence, five steps. */
export function Surface({ question }: { question: Extract<Question, { kind: 'picture' }> }) {
  const t = useWords('unconscious.surface');
  return (
    <section className={`section wrap ${styles.surface}`} aria-labelledby="surface">
      <div>
        <h2 id="surface">{t('title')}</h2>
        <p className="lede">{t('lead')}</p>
      </div>
      <figure className={`sheet ${styles.sheet}`}>
        <Picture
          picture={question.picture}
          sizes="(min-width: 62em) 38rem, 100vw"
          late
          className={styles.scene}
        />
        <figcaption>
          <p className="display">{question.prompt}</p>
          <ol role="list" className={styles.steps}>
            {question.options.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </section>
  );
}
