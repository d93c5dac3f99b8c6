import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { PortraitReport } from '#contract/reports.ts';
import { useWords } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import tabsStyles from '../tabs.module.css';
import { addressOfPart, type PartId, partIds } from './parts.ts';
import styles from './portrait.module.css';

interface Names {
  names: PortraitReport['tabs'];
}

/** The five parts: links, so that each has its address. */
export function PartTabs({ names, current }: Names & { current: PartId }) {
  const t = useWords('report.tabs');
  const [search] = useSearchParams();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = list.current?.children[partIds.indexOf(current)];
    link?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }, [current]);
  return (
    <div className={`wrap ${styles.tabs}`}>
      <nav ref={list} className={`tabs ${tabsStyles.tabs}`} aria-label={t('label')}>
        {partIds.map((id) => (
          <Link
            key={id}
            to={addressOfPart(id, search)}
            preventScrollReset
            aria-current={id === current ? 'page' : undefined}
          >
            {names[id]}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** At a part's end: back to the one before, on to the one after. */
export function TurnPage({ names, from }: Names & { from: PartId }) {
  const t = useWords('report.portrait');
  const [search] = useSearchParams();
  const at = partIds.indexOf(from);
  const [before, after] = [partIds[at - 1], partIds[at + 1]];
  return (
    <p className={`wrap ${styles.turn}`}>
      {before && (
        <Link to={addressOfPart(before, search)} preventScrollReset>
          <Icon name="back" />
          {t('back', { part: names[before] })}
        </Link>
      )}
      {after && (
        <Link className={styles.onward} to={addressOfPart(after, search)} preventScrollReset>
          {t('next', { part: names[after] })}
          <Icon name="next" />
        </Link>
      )}
    </p>
  );
}
