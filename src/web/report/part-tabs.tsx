import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './document.module.css';
import { addressOfTab, type Tab } from './parts.ts';

interface Props {
  tabs: readonly Tab[];
}

/** The parts: links, so that each has its address. */
export function PartTabs({ tabs, current }: Props & { current: Tab }) {
  const t = useWords('report.tabs');
  const [search] = useSearchParams();
  const list = useRef<HTMLElement>(null);
  const at = tabs.indexOf(current);
  const shown = useRef<number>(undefined);
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.children[at];
    const isFirstView = shown.current === undefined;
    shown.current = at;
    if (!strip || !tab) return;
    let left = isFirstView ? 0 : strip.scrollLeft;
    const showTab = () => {
      // Lost press: who has moved the strip has a finger on it, and aims at what stands there now.
      if (strip.scrollLeft !== left) return;
      const [whole, own] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
      // Only the strip moves: under a finger that stays, a page that moves loses the press.
      strip.scrollBy({ left: own.left + own.width / 2 - whole.left - whole.width / 2, behavior: 'instant' });
      left = strip.scrollLeft;
    };
    showTab();
    // The page may come alive before its style sheets: then there is no strip yet that could move.
    const sizes = new ResizeObserver(showTab);
    for (const one of [strip, tab]) sizes.observe(one);
    return () => sizes.disconnect();
  }, [at]);
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
