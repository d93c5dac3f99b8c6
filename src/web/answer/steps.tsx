import type { RefObject } from 'react';
import type { Question } from '#contract/exams.ts';
import { unbrokenOnScreen } from '#words/unbroken.ts';
import { useWords } from '../shell/words.tsx';
import { Moon } from '../ui/moon.tsx';
import pictured from './picture.module.css';
import { sceneIds } from './scene.tsx';
import spoken from './statements.module.css';
import styles from './steps.module.css';

interface Props {
  question: Question & { kind: 'picture' | 'scale' };
  choice: number | null;
  onChoose: (step: number) => void;
  group: RefObject<HTMLFieldSetElement | null>;
}

const looks = {
  picture: { steps: pictured.steps, sentence: pictured.sentence, about: sceneIds },
  scale: { steps: styles.steps, sentence: `${spoken.prompt} ${styles.sentence}`, about: undefined },
} as const;

/** As many steps have room for their names side by side on a phone; of more, the ends and the chosen one are named. */
const mostNamed = 5;

/** Longer names of Japanese, whose phrases are one word, have no room so: a column holds five of their signs. */
const isLong = (step: string): boolean => step.length > 9 && /\p{Script=Hiragana}/u.test(step);

/** The sentence, and the two to nine steps of its scale as a moon that waxes, in one row. Plain radios. */
export function Steps({ question, choice, onChoose, group }: Props) {
  const t = useWords('answer.question');
  const { id, kind, prompt, options } = question;
  const look = looks[kind];
  const many = options.length > mostNamed || options.some(isLong);
  return (
    <fieldset ref={group} className={look.steps} tabIndex={-1} aria-describedby={look.about}>
      <legend className={look.sentence}>{unbrokenOnScreen(prompt)}</legend>
      <div>
        <div className={many ? `${styles.scale} ${styles.many}` : styles.scale}>
          {options.map((step, at) => (
            <label key={step} className={styles.step}>
              <input
                type="radio"
                name={id}
                value={at}
                checked={choice === at}
                onChange={() => onChoose(at)}
                aria-label={t('option', { number: at + 1, description: step })}
              />
              <Moon step={at} of={options.length} className={styles.moon} />
              {!many && <span aria-hidden="true">{step}</span>}
            </label>
          ))}
        </div>
        {many && (
          <div aria-hidden="true">
            <div className={styles.ends}>
              <span>{options[0]}</span>
              <span>{options.at(-1)}</span>
            </div>
            <p className={styles.chosen}>{choice === null ? '' : options[choice]}</p>
          </div>
        )}
      </div>
    </fieldset>
  );
}
