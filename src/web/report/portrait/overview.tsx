import { useFormatter } from 'use-intl';
import type { PortraitReport } from '#contract/reports.ts';
import { useWords } from '../../shell/words.tsx';
import styles from './overview.module.css';
import { Profile } from './profile.tsx';

interface Props {
  report: PortraitReport;
  orderNumber: string;
}

/** The profile as a picture first, and what can be said of it in two sentences. */
export function Overview({ report, orderNumber }: Props) {
  const t = useWords('report.overview');
  const format = useFormatter();
  return (
    <section className={`wrap ${styles.overview}`} aria-labelledby="title">
      <div className={styles.words}>
        <h1 id="title" tabIndex={-1}>
          {report.title}
        </h1>
        <h2>{report.overview.title}</h2>
        <p className="lede">{report.overview.lead}</p>
        <p className={`${styles.made} soft small`}>
          <span>
            {t('taken', { date: format.dateTime(new Date(report.takenAt), { dateStyle: 'long' }) })}
          </span>
          <span>{t('order', { orderNumber })}</span>
        </p>
      </div>
      <Profile report={report} />
    </section>
  );
}
