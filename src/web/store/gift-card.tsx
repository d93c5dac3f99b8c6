import { bounds } from '#contract/bounds.ts';
import { useWords } from '../shell/words.tsx';
import styles from './store.module.css';

const fields = ['giver', 'line'] as const;
type Field = (typeof fields)[number];

const most = { giver: bounds.name.max, line: bounds.giftLine.max } as const;

interface Props {
  /** The fields that hold what no card can carry. */
  wrong: readonly Field[];
  /** What was typed, where the page is shown again. */
  typed: Readonly<Partial<Record<Field, string>>>;
}

/** Who it is from and one line, for the card that comes with the code; both may stay empty. */
export function GiftCardFields({ wrong, typed }: Props) {
  const t = useWords('store.gift.card');
  return (
    <fieldset className={styles.card} aria-describedby="card-lead">
      <legend className="display">{t('title')}</legend>
      <p className="soft" id="card-lead">
        {t('lead')}
      </p>
      {fields.map((field) => {
        const isWrong = wrong.includes(field);
        const described = [isWrong && `card-${field}-error`, field === 'line' && 'card-line-hint'];
        return (
          <div key={field} className="field">
            <label htmlFor={`card-${field}`}>{t(field)}</label>
            <input
              id={`card-${field}`}
              name={field}
              type="text"
              dir="auto"
              autoComplete={field === 'giver' ? 'name' : 'off'}
              maxLength={200}
              defaultValue={typed[field]}
              aria-invalid={isWrong}
              aria-describedby={described.filter(Boolean).join(' ') || undefined}
            />
            {isWrong && (
              <p className="field__error" id={`card-${field}-error`} role="alert">
                {t(`${field}Wrong`, { max: most[field] })}
              </p>
            )}
            {field === 'line' && (
              <p className="field__hint" id="card-line-hint">
                {t('hint', { max: most.line })}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
