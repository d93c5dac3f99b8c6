import { Blocks } from '../report/blocks/index.tsx';
import { drawnBlocks } from './drawn-blocks.ts';
import styles from './gallery.module.css';
import { type Look, nameOf } from './looks.ts';
import { type BlocksByKind, useSentences } from './sentences.ts';
import { toldBlocks } from './told-blocks.ts';

/** Every block that a report can be made of, in one look: some have parts that stand on a page once. */
export function AllBlocks({ look }: { look: Look }) {
  const sentences = useSentences();
  const blocks: BlocksByKind = { ...drawnBlocks(sentences), ...toldBlocks(sentences) };
  return (
    <main
      id="main"
      className={styles.blocks}
      data-theme={look.theme}
      data-scheme={look.scheme}
      aria-label={nameOf(look)}
    >
      <h1 className={`wrap ${styles.name}`}>{nameOf(look)}</h1>
      {Object.entries(blocks).map(([kind, block]) => (
        <div key={kind} data-specimen={kind}>
          <Blocks
            blocks={[block]}
            order={{ orderNumber: '20261121-SPECIMEN', unlocked: false }}
            wayUp={() => (
              <button type="button" className="button button--small">
                {sentences.titles.locked}
              </button>
            )}
          />
        </div>
      ))}
    </main>
  );
}
