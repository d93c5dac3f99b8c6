import { landingNamed, pathOf } from '../../landings.ts';
import { priceText } from '../../order/price.ts';
import { addressOf } from '../../shell/addresses.ts';
import { useLocale, useWords } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './tests.module.css';
import type { Test } from './tests.server.ts';

interface Props {
  test: Test;
  market: string;
}

/** A test's own door in its own light; wherever one presses it, the test is behind it. */
export function TestDoor({ test: { exam, price }, market }: Props) {
  const t = useWords('tests');
  const hero = useWords('landing.hero');
  const locale = useLocale();
  const { name, about, face, questionCount: questions, minutes } = exam;
  const landing = landingNamed(face.landing);
  // The script of the page adds what an address keeps (boot.js).
  const to = (path: string) =>
    addressOf(path, `${market}-${exam.examId}`, { hl: locale }, new URLSearchParams());
  return (
    <li className={styles.door} data-theme={landing.theme}>
      <Picture picture={face.emblem} sizes="(min-width: 62em) 24rem, 40vw" className={styles.arch} />
      <div className={styles.words}>
        <h2>{name}</h2>
        <p className={styles.lead}>{about.lead}</p>
        <ul role="list" className={styles.facts}>
          <li>{hero('length', { questions, minutes })}</li>
          {price && (
            <li>
              {hero('price', {
                price: priceText(price, locale),
                tax: price.taxIncluded ? 'included' : 'other',
              })}
            </li>
          )}
          <li>{t('free', { what: about.free })}</li>
        </ul>
      </div>
      <div className={styles.ways}>
        <a className={`button ${styles.start}`} href={to('/answer/start')}>
          {t('start', { name })}
          <Icon name="next" />
        </a>
        <a className={styles.more} href={to(pathOf(landing))} aria-label={t('moreNamed', { name })}>
          {t('more')}
        </a>
      </div>
    </li>
  );
}
