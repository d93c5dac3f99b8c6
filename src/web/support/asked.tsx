import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import styles from './support.module.css';

/** What is asked most, and the screen that does it. */
const questions = [
  ['report', '/report/retrieve'],
  ['opened', '/paying/check'],
  ['refund', '/paying/withdraw'],
  ['cancel', '/member'],
  ['delete', '/report/erase'],
  ['wrong', '/answer/start'],
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
        {questions.map(([name, path]) => (
          <li key={name}>
            <h3>{t(`questions.${name}.title`)}</h3>
            <p className="soft">{t(`questions.${name}.text`)}</p>
            <a href={address(path)}>{t(`questions.${name}.way`)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
