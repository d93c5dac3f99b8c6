import type { CSSProperties } from 'react';
import { drawLadder, ladderScale, rungShare } from '#drawing/ladder.ts';
import { useWords } from '../../shell/words.tsx';
import { Figure } from '../../ui/figure.tsx';
import type { BlockProps } from './block.ts';
import styles from './ladder.module.css';

const palette = {
  lit: 'var(--chart-line)',
  unlit: 'var(--edge)',
  ground: 'var(--paper)',
  axis: 'var(--line)',
};

const outcomes = { solved: 'solved', wrong: 'unsolved', open: 'leftOut' } as const;

/** Questions from the easiest upwards: what was solved is lit, and wider is longer. The same as a table below. */
export function Ladder({ block, opening, inside = false }: BlockProps<'ladder'>) {
  const Title = inside ? 'h3' : 'h2';
  const { title, lead, hardest, notes } = block;
  return (
    <section className={`wrap ${styles.spread}`}>
      <div className={styles.words}>
        {opening}
        <Title>{title}</Title>
        <p className="lede">{lead}</p>
        {hardest && <p className={`${styles.hardest} display`}>{hardest.text}</p>}
        {notes.map((note) => (
          <p key={note} className="soft">
            {note}
          </p>
        ))}
      </div>
      <Drawn block={block} />
      <Table block={block} />
    </section>
  );
}

type Part = Pick<BlockProps<'ladder'>, 'block'>;

function Drawn({ block: { rungs, hardest, alt } }: Part) {
  const t = useWords('report');
  const { widest, unit } = ladderScale(rungs);
  return (
    <figure className={styles.figure}>
      <div className={styles.field} role="img" aria-label={alt}>
        <span className={styles.end}>{t('ladder.harder')}</span>
        <Figure figure={{ svg: drawLadder(rungs, palette), alt: '' }} silent className={styles.drawing} />
        {rungs.map(({ place }, at) => (
          <span
            key={place}
            className={`${styles.number} ${place === hardest?.place ? styles.marked : ''} figures`}
            style={{ '--share': rungShare(at, rungs.length) } as CSSProperties}
          >
            {place}
          </span>
        ))}
        <span className={styles.end}>{t('ladder.easier')}</span>
      </div>
      <figcaption className={`${styles.legend} soft small`}>
        <span className={styles.solved}>{t('answers.solved')}</span>
        <span className={styles.wrong}>{t('answers.unsolved')}</span>
        <span className={styles.open}>{t('answers.leftOut')}</span>
        <span className={styles.unit} style={{ '--unit': unit / widest } as CSSProperties}>
          {t('answers.seconds', { seconds: unit })}
        </span>
      </figcaption>
    </figure>
  );
}

function Table({ block: { rungs, title } }: Part) {
  const t = useWords('report');
  return (
    <details className={`more ${styles.table}`}>
      <summary>{t('ladder.table')}</summary>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ladder.question')}</th>
            <th scope="col">{t('ladder.kind')}</th>
            <th scope="col">{t('ladder.result')}</th>
            <th scope="col">{t('ladder.time')}</th>
          </tr>
        </thead>
        <tbody>
          {rungs.toReversed().map(({ place, label, outcome, seconds }) => (
            <tr key={place}>
              <th scope="row" className="figures">
                {place}
              </th>
              <td>{label}</td>
              <td>{t(`answers.${outcomes[outcome]}`)}</td>
              <td className="figures">{t('answers.seconds', { seconds })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
