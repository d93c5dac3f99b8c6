import { useLocale, useWords } from '../shell/words.tsx';
import type { Manual } from './manual.server.ts';
import styles from './methods.module.css';

/** A manual as it is written: in English, whatever the page's language is. */
export function ManualText({ manual, title }: { manual: Manual; title: string }) {
  const t = useWords('methods.page');
  const locale = useLocale();
  return (
    <section className={styles.manual} aria-labelledby="manual">
      <div className={styles.opening}>
        <h2 id="manual">{title}</h2>
        {locale !== 'EN' && <p className="notice">{t('english')}</p>}
        {manual.chapters.length > 3 && (
          <nav aria-label={t('contents')} lang="en">
            <ol>
              {manual.chapters.map((chapter) => (
                <li key={chapter.id}>
                  <a href={`#${chapter.id}`}>{chapter.title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      <div className={styles.text} lang="en" dangerouslySetInnerHTML={{ __html: manual.html }} />
    </section>
  );
}
