import { useFormatter } from 'use-intl';
import { iqScale } from '#drawing/bell-curve.ts';
import { useWords } from '../shell/words.tsx';
import { Curve } from '../ui/curve.tsx';
import styles from './home.module.css';

/** The seven classical classes; shares are those of a normal distribution with mean 100 and deviation 15. */
const classes = [
  { name: 'genius', low: 145, share: 0.0013 },
  { name: 'verySuperior', low: 130, high: 145, share: 0.0214 },
  { name: 'superior', low: 115, high: 129, share: 0.1359 },
  { name: 'normal', low: 85, high: 114, share: 0.6827 },
  { name: 'dullness', low: 80, high: 84, share: 0.0675 },
  { name: 'borderline', low: 70, high: 79, share: 0.0684 },
  { name: 'deficient', high: 70, share: 0.0228 },
] as const;

export function Levels() {
  const t = useWords('landing.levels');
  const format = useFormatter();
  const range = ({ low, high }: { low?: number; high?: number }) => {
    if (low === undefined) return t('below', { score: high ?? 0 });
    return high === undefined ? t('above', { score: low }) : t('range', { low, high });
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
              <td>{t(row.name)}</td>
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
