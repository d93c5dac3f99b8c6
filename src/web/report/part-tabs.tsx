import { Link, useSearchParams } from 'react-router';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { useCurrentTab } from '../ui/use-current-tab.ts';
import styles from './document.module.css';
import { addressOfTab, type Tab } from './parts.ts';

interface Props {
  tabs: readonly Tab[];
}

/** The parts: links, so that each has its address. */
export function PartTabs({ tabs, current }: Props & { current: Tab }) {
  const t = useWords('report.tabs');
  const [search] = useSearchParams();
  const list = useCurrentTab(tabs.indexOf(current));
  return (
    <div className={`wrap ${styles.tabs}`}>
      <nav ref={list} className="tabs fading" aria-label={t('label')}>
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            to={addressOfTab(tabs, tab, search)}
            preventScrollReset
            aria-current={tab === current ? 'page' : undefined}
          >
            {tab.locked && <Icon name="lock" />}
            {tab.name}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** At a part's end: back to the one before, on to the one after. */
export function TurnPage({ tabs, from }: Props & { from: Tab }) {
  const t = useWords('report.tabs');
  const [search] = useSearchParams();
  const at = tabs.indexOf(from);
  const [before, after] = [tabs[at - 1], tabs[at + 1]];
  return (
    <p className={`wrap ${styles.turn}`}>
      {before && (
        <Link to={addressOfTab(tabs, before, search)} preventScrollReset>
          <Icon name="back" />
          {t('back', { part: before.title })}
        </Link>
      )}
      {after && (
        <Link className={styles.onward} to={addressOfTab(tabs, after, search)} preventScrollReset>
          {t('next', { part: after.title })}
          <Icon name="next" />
        </Link>
      )}
    </p>
  );
}
