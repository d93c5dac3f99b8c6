import type { Comparison, PairStanding } from '#contract/together.ts';
import { useWords } from '../shell/words.tsx';
import { ScoresOption } from './scores-option.tsx';
import styles from './together.module.css';

/** The second word: whoever invited agrees as well. */
export function Agree({ scores }: { scores: string | null }) {
  const t = useWords('together.with');
  return (
    <form method="post" className={styles.form}>
      {scores && <ScoresOption what={scores} label={t('scoresAdd')} />}
      <button type="submit" name="intent" value="agree" className="button">
        {t('agree')}
      </button>
    </form>
  );
}

/** Ends it for both, before or after the two have agreed. */
export function End({ standing }: { standing: PairStanding }) {
  const t = useWords('together.with');
  const label = { yours: t('no'), theirs: t('takeBack'), both: t('end') }[standing];
  return (
    <form method="post" className={styles.end}>
      <button type="submit" name="intent" value="end" className="button button--quiet button--small">
        {label}
      </button>
      {standing === 'both' && <p className="small soft">{t('endHint')}</p>}
    </form>
  );
}

/** Whether scores are in it: only while both say so. */
export function Scores({ scores }: { scores: NonNullable<Comparison['scores']> }) {
  const t = useWords('together.with');
  const { own, other, what } = scores;
  const said = own ? (other ? 'scoresBoth' : 'scoresOwn') : other ? 'scoresOther' : 'scoresNone';
  return (
    <section className={styles.part} aria-labelledby="scores">
      <h2 id="scores">{t('scoresTitle')}</h2>
      <form method="post" className={styles.form}>
        <p>{t(said)}</p>
        {!own && <p className="small soft">{what}</p>}
        {!own && <input type="hidden" name="scores" value="on" />}
        <button type="submit" name="intent" value="scores" className="button button--quiet button--small">
          {own ? t('scoresDrop') : t('scoresAdd')}
        </button>
      </form>
    </section>
  );
}
