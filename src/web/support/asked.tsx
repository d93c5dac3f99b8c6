import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import styles from './support.module.css';

/** What is asked most, and the screen that does it. */
const questions = [
  ['report', '/report/retrieve', undefined],
  ['opened', '/paying/check', undefined],
  ['refund', '/paying/withdraw', undefined],
  ['cancel', '/member', { step: 'cancel' }],
  ['delete', '/report/erase', undefined],
  ['wrong', '/answer/start', undefined],
] as const;

export function Asked() {
  const t = useWords('help.page');
  const address = useAddress();
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" className="visually-hidden">
        {t('asked')}
      </h2>
      <ul className={styles.asked}>
        {questions.map(([name, path, query]) => (
          <li key={name}>
            <h3>{t(`questions.${name}.title`)}</h3>
            <p className="soft">{t(`questions.${name}.text`)}</p>
            <a href={address(path, query)}>{t(`questions.${name}.way`)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
