import { useWords } from '../../shell/words.tsx';
import { Gates } from '../../ui/gates.tsx';
import styles from './home.module.css';

export function How() {
  const t = useWords('landing.how');
  const steps = [
    [t('quiet'), t('quietText')],
    [t('pace'), t('paceText')],
    [t('read'), t('readText')],
  ];
  return (
    <section className={styles.how} aria-labelledby="how">
      <div className="wrap section">
        <h2 id="how">{t('title')}</h2>
        <ol className={styles.steps} role="list">
          {steps.map(([title, text], place) => (
            <li key={title}>
              <Gates lit={2 * (place + 1)} />
              <div>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
