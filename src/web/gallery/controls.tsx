import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './gallery.module.css';

/** What is shared as a style alone (themes/base): buttons, notices, tabs, sheets. The look tells one set from another. */
export function Controls({ look }: { look: string }) {
  const t = useWords('landing');
  const said = [
    t('why.intervalText'),
    t('why.freshText'),
    t('why.yoursText'),
    t('get.note', { goods: 'report' }),
  ];
  return (
    <div className={styles.stack}>
      <p className={styles.row}>
        <button type="button" className="button">
          {t('hero.start', { goods: 'report' })} <Icon name="next" />
        </button>
        <button type="button" className="button button--quiet">
          {t('hero.start', { goods: 'report' })}
        </button>
        <button type="button" className="button button--small">
          {t('hero.start', { goods: 'report' })}
        </button>
        <button type="button" className="button button--small" aria-disabled="true">
          {t('hero.start', { goods: 'report' })}
        </button>
        <a href="#top">{t('why.title')}</a>
      </p>
      {['', 'notice--good', 'notice--warn', 'notice--bad'].map((kind, at) => (
        <p key={kind} className={`notice ${kind}`}>
          {said[at]}
        </p>
      ))}
      <nav className="tabs" aria-label={look}>
        <a href="#top" aria-current="page">
          {t('get.free')}
        </a>
        <a href="#top">{t('why.title')}</a>
        <a href="#top">{t('faq.title')}</a>
      </nav>
      <div className={`sheet ${styles.sheet}`}>
        <h2 className={styles.name}>{t('levels.title')}</h2>
        <p className="lede">{t('levels.lead')}</p>
        <p className="soft small">{t('levels.note')}</p>
      </div>
    </div>
  );
}
