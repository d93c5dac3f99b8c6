import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { PortraitReport } from '#contract/reports.ts';
import { Dimensions } from '../dimensions.tsx';
import { Chapters } from './chapters.tsx';
import { Character } from './character.tsx';
import { Dream } from './dream.tsx';
import { LockedPart } from './locked-part.tsx';
import { Methods } from './methods.tsx';
import { Overview } from './overview.tsx';
import { PartTabs, TurnPage } from './part-tabs.tsx';
import { type PartId, partIds, partOf } from './parts.ts';
import styles from './portrait.module.css';

interface Props {
  report: PortraitReport;
  orderNumber: string;
  /** Files, other tests, a review: what belongs to the order. */
  belongings: ReactNode;
  /** The press that opens what is locked. */
  wayUp: ReactNode;
}

/** A portrait in five parts, one on the screen at a time; on paper all of them, one after the other. */
export function Portrait({ report, orderNumber, belongings, wayUp }: Props) {
  const [search] = useSearchParams();
  const current = partOf(search);
  const top = useFocusOnTurn(current);
  const chapters = (tab: PartId) => report.modules.filter((module) => module.tab === tab);
  const parts: Record<PartId, ReactNode> = {
    overview: (
      <>
        <Overview report={report} orderNumber={orderNumber} />
        <div className="wrap">
          <Dimensions report={report} />
        </div>
        <Character character={report.character} />
      </>
    ),
    traits: <Chapters title={report.tabs.traits} chapters={chapters('traits')} />,
    dream: (
      <>
        <Dream title={report.tabs.dream} dream={report.dream} />
        <Chapters chapters={chapters('dream')} />
      </>
    ),
    power: report.lockedTabs.includes('power') ? (
      <LockedPart title={report.tabs.power} wayUp={wayUp} />
    ) : (
      <Chapters title={report.tabs.power} chapters={chapters('power')} />
    ),
    files: (
      <div className="wrap">
        <h1 tabIndex={-1} className={styles.partTitle}>
          {report.tabs.files}
        </h1>
        {belongings}
      </div>
    ),
  };
  return (
    <div ref={top} className={styles.portrait}>
      <title>{current === 'overview' ? report.title : `${report.tabs[current]} · ${report.title}`}</title>
      <PartTabs names={report.tabs} current={current} />
      {partIds.map((id) => (
        <div key={id} className={styles.part} data-part={id} hidden={id !== current}>
          {parts[id]}
          <TurnPage names={report.tabs} from={id} />
        </div>
      ))}
      <Methods methods={report.methods} norm={report.norm} />
    </div>
  );
}

/** Where a part is opened, its title takes the focus and the tabs stand at the top; not on the first view. */
function useFocusOnTurn(current: PartId) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    top.current?.scrollIntoView({ behavior: 'instant' });
    top.current?.querySelector<HTMLElement>(':scope > div:not([hidden]) h1')?.focus({ preventScroll: true });
  }, [current]);
  return top;
}
