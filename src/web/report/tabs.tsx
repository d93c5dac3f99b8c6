import { useWords } from '../shell/words.tsx';
import { type SectionId, sectionIds } from './sections.ts';
import styles from './tabs.module.css';
import { useSectionInView } from './use-section-in-view.ts';

/** The parts of the report: links to its sections, of which the one in view is marked. */
export function Tabs({ without }: { without: readonly SectionId[] }) {
  const t = useWords('report.tabs');
  const current = useSectionInView();
  return (
    <nav className={`tabs ${styles.tabs}`} aria-label={t('label')}>
      {sectionIds
        .filter((id) => !without.includes(id))
        .map((id) => (
          <a key={id} href={`#${id}`} aria-current={current === id ? 'true' : undefined}>
            {t(id)}
          </a>
        ))}
    </nav>
  );
}
