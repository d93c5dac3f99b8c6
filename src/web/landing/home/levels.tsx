import { useFormatter } from 'use-intl';
import type { ScoreFace } from '#contract/exams.ts';
import { iqScale } from '#drawing/bell-curve.ts';
import { useWords } from '../../shell/words.tsx';
import { Curve } from '../../ui/curve.tsx';
import styles from './home.module.css';

type Classes = ScoreFace['classes'];

/** The classical classes, and how many people each of them holds. */
export function Levels({ classes }: { classes: Classes }) {
  const t = useWords('landing.levels');
  const format = useFormatter();
  const range = ({ low, high }: Classes[number]) => {
    if (low === null) return t('below', { score: (high ?? 0) + 1 });
    return high === null ? t('above', { score: low - 1 }) : t('range', { low, high });
  };
  return (
    <section className={`section wrap ${styles.levels}`} aria-labelledby="levels">
      <div>
        <h2 id="levels">{t('title')}</h2>
        <p className="lede">{t('lead')}</p>
      </div>
      <Curve className={styles.curve} low={85} high={115} scale={iqScale} label={t('curve')} />
      <table>
        <caption className="visually-hidden">{t('caption')}</caption>
        <thead className="small soft">
          <tr>
            <th scope="col">{t('score')}</th>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('share')}</th>
          </tr>
        </thead>
        <tbody>
          {classes.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="figures">
                {range(row)}
              </th>
              <td>{row.name}</td>
              <td className="figures soft">
                {format.number(row.share, {
                  style: 'percent',
                  maximumFractionDigits: row.share < 0.01 ? 1 : 0,
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">{t('note')}</p>
    </section>
  );
}
