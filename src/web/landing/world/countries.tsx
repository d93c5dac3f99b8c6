import { useFormatter } from 'use-intl';
import type { CountrySample } from '#contract/figures.ts';
import { useExam } from '../../shell/exam.tsx';
import { useWords } from '../../shell/words.tsx';
import { WorldMap } from '../world-map.tsx';
import styles from './world.module.css';

/** A lamp for each country where enough people took the test, and the same as a table. */
export function Countries({ countries }: { countries: readonly CountrySample[] }) {
  const t = useWords('world.map');
  const shared = useWords('landing.figures');
  const format = useFormatter();
  const { figures } = useExam().exam;
  return (
    <section className={`wrap section ${styles.countries}`} aria-labelledby="countries">
      <div>
        <h2 id="countries">{t('title')}</h2>
        <p className="lede">{t('lead', { smallest: figures.smallest })}</p>
      </div>
      <WorldMap countries={countries} label={t('alt', { count: countries.length })} />
      {countries.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <table>
          <caption className="visually-hidden">{t('caption')}</caption>
          <thead className="small soft">
            <tr>
              <th scope="col">{t('country')}</th>
              <th scope="col">{t('score')}</th>
              <th scope="col">{t('type')}</th>
            </tr>
          </thead>
          <tbody>
            {countries.map(({ key, name, score, typeStr }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className="figures">{format.number(score, { maximumFractionDigits: 0 })}</td>
                <td className="soft">{typeStr}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {figures.mode === 'showcase' && <p className="small soft">{shared('showcase')}</p>}
    </section>
  );
}
