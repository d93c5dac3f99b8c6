import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Block } from '#contract/blocks.ts';
import type { ReportDocument } from '#contract/report.ts';
import type { BroughtPart, Presenter as Presenting } from '#contract/reports.ts';
import { useAddress } from '../shell/addresses.ts';
import { useDay } from '../shell/day.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Sign } from '../ui/sign.tsx';
import { AnotherSet } from './another-set.tsx';
import { TestFace } from './blocks/face.tsx';
import { Blocks } from './blocks/index.tsx';
import { WayToResult } from './brings.tsx';
import { Chapters } from './chapters.tsx';
import styles from './document.module.css';
import { PartTabs, TurnPage } from './part-tabs.tsx';
import { saidOnce, sharedIn, type Tab, tabOf, tabsOf } from './parts.ts';
import { Presenter } from './presenter.tsx';

interface Props {
  report: ReportDocument;
  orderNumber: string;
  /** Of other tests that the package brings: parts after its own. */
  brought: readonly BroughtPart[];
  /** Files, other tests, a review: what belongs to the order. */
  belongings: ReactNode;
  /** Who stands for the result, where somebody does: under the title of the part after the first, where its character is not in view any more. */
  presenters: readonly Presenting[];
  /** What others may see of it: under the part that tells the result. */
  share: ReactNode;
  /** The press that opens what is locked. */
  wayUp: (feature: string) => ReactNode;
}

/** A report: one part on the screen at a time; on paper all of them, one after the other. */
export function Report({ report, brought, orderNumber, presenters, belongings, share, wayUp }: Props) {
  const t = useWords('report.tabs');
  const words = useWords('report.overview');
  const brings = useWords('report.brings');
  const footer = useWords('shell.footer');
  const address = useAddress();
  const { exam } = useExam();
  const [search] = useSearchParams();
  const parts = [...report.parts, ...brought.map(({ part }) => part)];
  const tabs = tabsOf(parts, t('files'), report.filesTitle);
  const first = tabs[0];
  const shared = sharedIn(report.parts);
  const current = tabOf(tabs, search, shared);
  const top = useFocusOnTurn(current);
  const order = { orderNumber, unlocked: true };
  const otherOf = ({ id }: Tab) => brought.find(({ part }) => part.id === id);
  const head = <Head report={report} isShareable={share !== null && !report.made} />;
  const hasFace = showsFace(parts[0]?.blocks[0]);
  const openingOf = (tab: Tab) =>
    tab === first ? (
      hasFace && head
    ) : (
      <>
        <h1 tabIndex={-1} className={styles.partTitle}>
          {tab.title}
        </h1>
        {otherOf(tab) && <p className="small soft">{brings('title')}</p>}
        {tab === tabs[1] &&
          presenters.map((presenter) => <Presenter key={presenter.name} presenter={presenter} />)}
        <Chapters part={parts[tabs.indexOf(tab)]} />
      </>
    );
  return (
    <div ref={top} className={styles.document}>
      <title>{current === first ? report.title : `${current.title} · ${report.title}`}</title>
      <PartTabs tabs={tabs} current={current} />
      {tabs.map((tab, at) => {
        const part = parts[at];
        const other = otherOf(tab);
        return (
          <div key={tab.id} className={styles.part} data-part={tab.id} hidden={tab !== current}>
            {tab === first && !hasFace && <TestFace picture={exam.face.emblem}>{head}</TestFace>}
            {part ? (
              <Blocks
                blocks={tab === first ? part.blocks : saidOnce(part)}
                opening={openingOf(tab)}
                order={order}
                wayUp={wayUp}
              />
            ) : (
              <div className="wrap">
                {openingOf(tab)}
                {belongings}
                <p className={`${styles.order} soft small`}>{words('order', { orderNumber })}</p>
              </div>
            )}
            {other && (
              <div className="wrap">
                <p>
                  <WayToResult test={other} name={tab.title} />
                </p>
              </div>
            )}
            {part && <AnotherSet blocks={part.blocks} />}
            {tab.id === shared && share}
            <TurnPage tabs={tabs} from={tab} />
          </div>
        );
      })}
      <div className={styles.closing} hidden={current !== first}>
        <Blocks blocks={report.closing} order={order} />
        <div className="wrap">
          <p className="small">
            <a href={address('/methods')}>{footer('methods')}</a>
          </p>
        </div>
      </div>
    </div>
  );
}

/** Whether a report begins with a picture of what came out. */
const showsFace = (block: Block | undefined): boolean =>
  block !== undefined && 'picture' in block && block.picture !== undefined;

/** What it is, and when it was taken. */
function Head({ report, isShareable }: Pick<Props, 'report'> & { isShareable: boolean }) {
  const t = useWords('report.overview');
  const sharing = useWords('share.panel');
  const day = useDay();
  return (
    <header className={styles.head}>
      {report.emblem.sign && <Sign sign={report.emblem.sign} className={styles.sign} />}
      <div>
        <h1 tabIndex={-1}>{report.title}</h1>
        <p className="soft small">
          {t(report.made ? 'made' : 'taken', {
            date: day(report.takenAt),
          })}
          {isShareable && (
            <>
              {' · '}
              <a href="#share">{sharing('title')}</a>
            </>
          )}
        </p>
      </div>
    </header>
  );
}

/**
 * Where a part is opened, its title takes the focus and the tabs stand at the top, or what the address names in it; not on the
 * first view.
 */
function useFocusOnTurn({ id }: Tab) {
  const { hash } = useLocation();
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const inPart = (what: string) =>
      top.current?.querySelector<HTMLElement>(`:scope > div:not([hidden]) ${what}`);
    const named = hash.length > 1 ? inPart(`#${CSS.escape(hash.slice(1))}`) : null;
    (named ?? top.current)?.scrollIntoView({ behavior: 'instant' });
    // A title is read from there; by itself none can be focused.
    if (named) named.tabIndex = -1;
    (named ?? inPart('h1'))?.focus({ preventScroll: true });
  }, [id, hash]);
  return top;
}
