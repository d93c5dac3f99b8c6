import { type MethodsDocument, methodsDocuments } from '#contract/methods-documents.ts';
import { useAddress, useAddressOf } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './methods.module.css';

interface Props {
  tests: readonly { examId: string; name: string }[];
  /** The part of the manuals that is shown; left out where it is the manual of the test. */
  current?: MethodsDocument;
}

/** The ways to how the other tests measure, and to what holds for all. */
export function OtherMethods({ tests, current }: Props) {
  const t = useWords('methods.page');
  const address = useAddress();
  const addressOf = useAddressOf();
  const { market, exam } = useExam();
  return (
    <nav className={styles.others} aria-label={t('others')}>
      <h2>{t('others')}</h2>
      <ul role="list">
        {tests.map(({ examId, name }) => (
          <li key={examId}>
            <a
              href={addressOf('/methods', `${market}-${examId}`)}
              aria-current={!current && examId === exam.examId ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
        {methodsDocuments.map((document) => (
          <li key={document}>
            <a
              href={address(`/methods/${document}`)}
              aria-current={document === current ? 'page' : undefined}
            >
              {t(document)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
