import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useFormatter } from 'use-intl';
import type { ReportDocument } from '#contract/report.ts';
import { useWords } from '../shell/words.tsx';
import { Sign } from '../ui/sign.tsx';
import { Blocks } from './blocks/index.tsx';
import styles from './document.module.css';
import { PartTabs, TurnPage } from './part-tabs.tsx';
import { type Tab, tabOf, tabsOf } from './parts.ts';

interface Props {
  report: ReportDocument;
  orderNumber: string;
  /** Files, other tests, a review: what belongs to the order. */
  belongings: ReactNode;
  /** The press that opens what is locked. */
  wayUp: (feature: string) => ReactNode;
}

/** A report: one part on the screen at a time; on paper all of them, one after the other. */
export function Report({ report, orderNumber, belongings, wayUp }: Props) {
  const t = useWords('report.tabs');
  const words = useWords('report.overview');
  const [search] = useSearchParams();
  const tabs = tabsOf(report, report.filesTitle ?? t('files'));
  const first = tabs[0];
  const current = tabOf(tabs, search);
  const top = useFocusOnTurn(current);
  const order = { orderNumber, unlocked: true };
  const openingOf = (tab: Tab) =>
    tab === first ? (
      <Head report={report} />
    ) : (
      <h1 tabIndex={-1} className={styles.partTitle}>
        {tab.title}
      </h1>
    );
  return (
    <div ref={top} className={styles.document}>
      <title>{current === first ? report.title : `${current.title} · ${report.title}`}</title>
      <PartTabs tabs={tabs} current={current} />
      {tabs.map((tab, at) => {
        const part = report.parts[at];
        return (
          <div key={tab.id} className={styles.part} data-part={tab.id} hidden={tab !== current}>
            {part ? (
              <Blocks blocks={part.blocks} opening={openingOf(tab)} order={order} wayUp={wayUp} />
            ) : (
              <div className="wrap">
                {openingOf(tab)}
                {belongings}
                <p className={`${styles.order} soft small`}>{words('order', { orderNumber })}</p>
              </div>
            )}
            <TurnPage tabs={tabs} from={tab} />
          </div>
        );
      })}
      <div className={styles.closing} hidden={current !== first}>
        <Blocks blocks={report.closing} order={order} />
      </div>
    </div>
  );
}

/** What it is, and when it was taken. */
function Head({ report }: Pick<Props, 'report'>) {
  const t = useWords('report.overview');
  const format = useFormatter();
  return (
    <header className={styles.head}>
      {report.emblem.sign && <Sign sign={report.emblem.sign} className={styles.sign} />}
      <div>
        <h1 tabIndex={-1}>{report.title}</h1>
        <p className="soft small">
          {t('taken', { date: format.dateTime(new Date(report.takenAt), { dateStyle: 'long' }) })}
        </p>
      </div>
    </header>
  );
}

/** Where a part is opened, its title takes the focus and the tabs stand at the top; not on the first view. */
function useFocusOnTurn({ id }: Tab) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    top.current?.scrollIntoView({ behavior: 'instant' });
    top.current?.querySelector<HTMLElement>(':scope > div:not([hidden]) h1')?.focus({ preventScroll: true });
  }, [id]);
  return top;
}
