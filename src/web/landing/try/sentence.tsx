import { unbrokenOnScreen } from '#words/unbroken.ts';
import { type PictureQuestion, Steps } from './steps.tsx';
import styles from './try.module.css';

/** The sentence of a picture that stands behind the words already, with its steps. */
export function Sentence({ question }: { question: PictureQuestion }) {
  return (
    <section className={styles.over} aria-labelledby="sentence">
      <p id="sentence" className={styles.sentence}>
        {unbrokenOnScreen(question.prompt)}
      </p>
      <Steps question={question} />
    </section>
  );
}
