import { landingNamed, pathOf } from '../../landings.ts';
import { addressOf } from '../../shell/addresses.ts';
import { useExam } from '../../shell/exam.tsx';
import { useLocale, useWords } from '../../shell/words.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useReportPrice } from '../report-price.ts';
import type { Test } from '../tests/doors.server.ts';
import styles from './free.module.css';

/** Each test with what is free of it, large, and what a report costs, small. */
export function Tally({ tests }: { tests: readonly Test[] }) {
  const t = useWords('free.list');
  return (
    <section className={`wrap section ${styles.tally}`} aria-labelledby="free">
      <div>
        <h2 id="free">{t('title')}</h2>
        <p className="lede">{t('lead')}</p>
      </div>
      <ul role="list">
        {tests.map((test) => (
          <Row key={test.exam.examId} {...test} />
        ))}
      </ul>
    </section>
  );
}

function Row({ exam, price, several }: Test) {
  const { examId, name, about, face, questionCount: questions, minutes } = exam;
  const hero = useWords('landing.hero');
  const locale = useLocale();
  const reportPrice = useReportPrice();
  const { market } = useExam();
  // The script of the page adds what an address keeps (boot.js).
  const to = addressOf(
    pathOf(landingNamed(face.landing)),
    `${market}-${examId}`,
    { hl: locale },
    new URLSearchParams(),
  );
  return (
    <li className={styles.row} data-theme={landingNamed(face.landing).theme}>
      <Picture picture={face.emblem} sizes="7rem" late className={styles.emblem} />
      <div>
        <h3>
          <a className="over-all" href={to}>
            {name}
          </a>
        </h3>
        <p className={styles.free}>{about.free}</p>
        <p className="small soft">{hero('length', { questions, minutes })}</p>
        {price && <p className="small soft">{reportPrice({ exam, price, several })}</p>}
      </div>
    </li>
  );
}
