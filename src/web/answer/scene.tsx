import type { Question } from '#contract/exams.ts';
import { useOnline } from '../shell/online.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './picture.module.css';

/** Over the whole width of a phone; beside its words on a wide screen. */
export const sceneSizes = '(min-width: 60em) 56rem, 100vw';

/** The elements that say what the sentence is about. */
export const sceneIds = 'scene-picture scene-words';

/** The picture with the words that set its situation; asked for anew when the network returns. */
export function Scene({ question }: { question: Question & { kind: 'picture' } }) {
  const online = useOnline();
  return (
    <>
      <div id="scene-picture" className={styles.frame}>
        <Picture
          key={`${question.picture.name} ${online}`}
          picture={question.picture}
          sizes={sceneSizes}
          className={styles.picture}
        />
      </div>
      <p id="scene-words" key={question.id} className={`display ${styles.scene}`}>
        {question.scene}
      </p>
    </>
  );
}
