import { landingNamed, pathOf } from '../../landings.ts';
import { addressOf } from '../../shell/addresses.ts';
import { useExam } from '../../shell/exam.tsx';
import { useLocale, useWords } from '../../shell/words.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useReportPrice } from '../report-price.ts';
import styles from './doors.module.css';
import type { Test } from './doors.server.ts';

interface Props {
  tests: readonly Test[];
  /** Below the first view. */
  late?: boolean;
  /** Of the headings, below the one that stands before them. */
  level?: 2 | 3;
}

/** A door for each test, in its own light; wherever one presses it, the test's own page is behind it. */
export function Doors({ tests, late = false, level = 2 }: Props) {
  const t = useWords('tests');
  return (
    <ul role="list" className={styles.doors} aria-label={t('list')}>
      {tests.map((test) => (
        <Door key={test.exam.examId} test={test} late={late} level={level} />
      ))}
    </ul>
  );
}

function Door({
  test: { exam, price, several },
  late,
  level,
}: Required<Omit<Props, 'tests'>> & { test: Test }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const t = useWords('tests');
  const hero = useWords('landing.hero');
  const locale = useLocale();
  const reportPrice = useReportPrice();
  const { market } = useExam();
  const { examId, name, about, face, questionCount: questions, minutes } = exam;
  const landing = landingNamed(face.landing);
  // The script of the page adds what an address keeps (boot.js).
  const to = addressOf(pathOf(landing), `${market}-${examId}`, { hl: locale }, new URLSearchParams());
  return (
    <li className={styles.door} data-theme={landing.theme}>
      <Picture
        picture={face.emblem}
        sizes="(min-width: 62em) 20rem, 30vw"
        late={late}
        className={styles.arch}
      />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <a className="over-all" href={to}>
            {name}
          </a>
        </Heading>
        <p>{about.title}</p>
        <ul role="list" className={styles.facts}>
          <li>{hero('length', { questions, minutes })}</li>
          <li>{t('free', { what: about.free })}</li>
          {price && <li>{reportPrice({ exam, price, several })}</li>}
        </ul>
      </div>
    </li>
  );
}
