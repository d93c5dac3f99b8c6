import { useId } from 'react';
import type { Emblem } from '#contract/blocks.ts';
import type { ShareStanding } from '#contract/shares.ts';
import { useWords } from '../../shell/words.tsx';
import { Sign } from '../../ui/sign.tsx';
import type { ShareOutcome } from './outcome.ts';
import styles from './panel.module.css';
import { ShareForm } from './share-form.tsx';

interface Props {
  orderNumber: string;
  standing: ShareStanding;
  sign: Emblem['sign'];
  outcome: ShareOutcome | undefined;
}

/** What the card is to show: the least is chosen already. */
export function ShareChoice({ orderNumber, standing, sign, outcome }: Props) {
  const t = useWords('share.panel');
  const id = useId();
  const { tellings, share } = standing;
  const shows = share?.shows;
  const wrong = outcome?.kind === 'shareNameWrong' ? (outcome.message ?? t('nameWrong')) : undefined;
  return (
    <ShareForm deed="prepared" orderNumber={orderNumber} label={t('prepare')} busy={t('preparing')}>
      {tellings.length > 1 ? (
        <fieldset className={styles.tellings}>
          <legend>{t('tells')}</legend>
          {tellings.map((telling, at) => (
            <label key={telling} className="check">
              <input
                type="radio"
                name="tells"
                value={telling}
                defaultChecked={shows ? shows.tells === telling : at === 0}
              />
              {t(`telling.${telling}`)}
            </label>
          ))}
        </fieldset>
      ) : (
        <input type="hidden" name="tells" value={tellings[0]} />
      )}
      {standing.sign && (
        <div className={styles.sign}>
          {sign && <Sign sign={sign} className={styles.arches} />}
          <div>
            <label className="check">
              <input
                type="checkbox"
                name="sign"
                defaultChecked={shows?.sign ?? false}
                aria-describedby={`${id}-sign`}
              />
              {t('sign')}
            </label>
            <p id={`${id}-sign`} className="small soft">
              {t('signHint')}
            </p>
          </div>
        </div>
      )}
      <div className="field">
        <label htmlFor={`${id}-name`}>{t('name')}</label>
        <input
          id={`${id}-name`}
          name="name"
          type="text"
          dir="auto"
          autoComplete="given-name"
          maxLength={200}
          defaultValue={shows?.name ?? undefined}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong ? `${id}-error ${id}-hint` : `${id}-hint`}
        />
        {wrong && (
          <p className="field__error" id={`${id}-error`} role="alert">
            {wrong}
          </p>
        )}
        <p className="field__hint" id={`${id}-hint`}>
          {t('nameHint')}
        </p>
      </div>
    </ShareForm>
  );
}
