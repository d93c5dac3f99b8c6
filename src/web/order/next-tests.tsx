import type { NextTest } from '#contract/next.ts';
import { landingNamed, pathOf } from '../landings.ts';
import { useAddress, useAddressOf } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Picture } from '../ui/picture.tsx';
import { OtherTests } from './other-tests.tsx';
import styles from './tests-offered.module.css';

interface Props {
  tests: readonly NextTest[];
  /** The test that they are offered after, where the page is not its own. */
  after?: string;
  className?: string | undefined;
}

/** After a result: a few other tests, each with what it says that this one does not. */
export function NextTests({ tests, after, className }: Props) {
  const t = useWords('next.tests');
  const address = useAddress();
  if (tests.length === 0) return <OtherTests className={className} />;
  return (
    <section className={`${styles.section} ${styles.next}`} aria-labelledby="next-title">
      <div className={styles.head}>
        <h2 id="next-title">{t('title')}</h2>
        <p className="soft">{after === undefined ? t('lead') : t('after', { name: after })}</p>
      </div>
      <ul role="list" className={styles.list}>
        {tests.map((test) => (
          <Offered key={test.examId} test={test} />
        ))}
      </ul>
      <p className="small">
        <a href={address('/tests')}>{t('all')}</a>
      </p>
    </section>
  );
}

function Offered({
  test: { examId, name, because, questionCount: questions, minutes, face },
}: {
  test: NextTest;
}) {
  const t = useWords('next.tests');
  const { market } = useExam();
  const address = useAddressOf();
  const landing = landingNamed(face.landing);
  return (
    <li className={`${styles.row} ${styles.door}`}>
      <Picture picture={face.emblem} sizes="4.5rem" late className={styles.arch} />
      <div className={styles.words}>
        <h3>
          <a className="over-all" href={address(pathOf(landing), `${market}-${examId}`)}>
            {name}
          </a>
        </h3>
        <p>{because}</p>
        <p className="soft small">{t('length', { questions, minutes })}</p>
      </div>
    </li>
  );
}
