import type { ReactNode } from 'react';
import { unbrokenOnScreen } from '#words/unbroken.ts';
import { Picture } from '../../ui/picture.tsx';
import { StartLink } from '../start-button.tsx';
import { type PictureQuestion, Steps } from './steps.tsx';
import styles from './try.module.css';

interface Props {
  title: string;
  lead: ReactNode;
  question: PictureQuestion;
}

/** What one does in the subconscious test: one picture, one sentence, and its steps, which can be pressed here. */
export function Scene({ title, lead, question }: Props) {
  return (
    <section className={`section wrap ${styles.beside}`} aria-labelledby="scene">
      <div>
        <h2 id="scene">{title}</h2>
        <p className="lede">{lead}</p>
      </div>
      <figure className={`sheet ${styles.framed}`}>
        <Picture
          picture={question.picture}
          sizes="(min-width: 62em) 38rem, 100vw"
          late
          className={styles.scene}
        />
        <figcaption>
          <p className={`display ${styles.sentence}`}>{unbrokenOnScreen(question.prompt)}</p>
          <Steps question={question}>
            <StartLink />
          </Steps>
        </figcaption>
      </figure>
    </section>
  );
}
