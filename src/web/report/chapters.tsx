import type { ReportPart } from '#contract/report.ts';
import { unbrokenIn } from '#words/unbroken.ts';
import { useWords } from '../shell/words.tsx';
import { Contents } from '../ui/contents.tsx';
import styles from './document.module.css';

/** So few of them are seen by turning the page once or twice. */
const few = 2;

/** Of a long part the chapters, each a way to it; nothing of a short one, nor of the files. */
export function Chapters({ part }: { part: ReportPart | undefined }) {
  const t = useWords('shell.site');
  const pages = part?.blocks.filter((block) => block.block === 'page') ?? [];
  if (pages.length <= few) return null;
  const chapters = pages.map(({ id, title }) => ({ id: `page-${id}`, title: unbrokenIn(title) }));
  return <Contents title={t('contents')} chapters={chapters} className={styles.chapters} />;
}
