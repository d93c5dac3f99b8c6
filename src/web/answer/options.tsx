import type { RefObject } from 'react';
import { mostOptions, type Question } from '#contract/exams.ts';
import { countsHeld } from '#words/unbroken.ts';
import { useWords } from '../shell/words.tsx';
import { Figure } from '../ui/figure.tsx';
import styles from './options.module.css';
import spoken from './statements.module.css';

/** Options keep their places, so that going on changes what they show and builds nothing anew. */
const numbers = Array.from({ length: mostOptions }, (_, at) => at + 1);

interface Props {
  question: Exclude<Question, { kind: 'picture' | 'scale' }>;
  choice: number | null;
  onChoose: (option: number) => void;
  group: RefObject<HTMLFieldSetElement | null>;
}

/** The answers to choose from, as figures or as statements. Plain radios, so that a tap counts before any script. */
export function Options({ question, choice, onChoose, group }: Props) {
  const t = useWords('answer.question');
  const look = question.kind === 'figures' ? figures : statements;
  return (
    <fieldset ref={group} className={look.group} tabIndex={-1}>
      <legend className={look.legend}>{countsHeld(question.prompt)}</legend>
      <div className={look.list}>
        {numbers.slice(0, question.options.length).map((number) => {
          const option = question.options[number - 1];
          if (option === undefined) return null;
          const description = typeof option === 'string' ? option : option.alt;
          return (
            <label key={number} className={look.option}>
              <input
                type="radio"
                name={question.id}
                value={number - 1}
                checked={choice === number - 1}
                onChange={() => onChoose(number - 1)}
                aria-label={t('option', { number, description })}
              />
              <span className={`${styles.key} figures`} aria-hidden="true">
                {number}
              </span>
              {typeof option === 'string' ? (
                <span aria-hidden="true">{countsHeld(option)}</span>
              ) : (
                <Figure figure={option} silent className={styles.choice} />
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const figures = { group: styles.options, legend: undefined, list: styles.grid, option: styles.option };
const statements = {
  group: `${styles.options} ${spoken.group}`,
  legend: spoken.prompt,
  list: spoken.list,
  option: `${styles.option} ${spoken.option}`,
};
