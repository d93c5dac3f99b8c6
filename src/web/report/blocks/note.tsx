import { Fragment } from 'react';
import type { BlockOf } from '#contract/blocks.ts';
import { Caution } from '../../ui/caution.tsx';
import type { BlockProps } from './block.ts';
import styles from './note.module.css';
import { WayIn } from './way-in.tsx';

/** A sentence by itself, or a caution. */
export function Note({ block: { text, title, caution, lines, calls, ways }, opening }: BlockProps<'note'>) {
  const told = <Pointing text={text} ways={ways} />;
  return (
    <div className={`wrap ${styles.note} ${opening ? styles.opened : ''}`}>
      {opening}
      {caution ? <Caution {...{ title, lines, calls }} text={told} /> : <p className="lede">{told}</p>}
    </div>
  );
}

/** A text in which the chapters that it names are the ways to them. */
function Pointing({ text, ways = [] }: Pick<BlockOf<'note'>, 'text' | 'ways'>) {
  const [way, ...rest] = ways.filter(({ named }) => text.includes(named));
  if (!way) return text;
  const at = text.indexOf(way.named);
  return (
    <Fragment>
      {text.slice(0, at)}
      <WayIn part={way.part} id={way.id}>
        {way.named}
      </WayIn>
      <Pointing text={text.slice(at + way.named.length)} ways={rest} />
    </Fragment>
  );
}
