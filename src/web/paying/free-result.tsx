import { Link } from 'react-router';
import { unbrokenIn } from '#words/unbroken.ts';
import { EmblemDrawing } from '../order/emblem.tsx';
import type { OrderView } from '../order/order.server.ts';
import { useAddress } from '../shell/addresses.ts';
import { choiceIn, useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Caution } from '../ui/caution.tsx';
import { GaugeBetween } from '../ui/gauge-between.tsx';
import { Legend } from '../ui/legend.tsx';
import { Parted } from '../ui/parted.tsx';
import styles from './free-result.module.css';
import { Reveal } from './reveal.tsx';
import { useReveal } from './use-reveal.ts';

type Free = NonNullable<OrderView['free']>;
type Fact = Free['emblem']['facts'][number];

interface Props {
  orderNumber: string;
  free: Free;
  /** The id of what comes after it. */
  next: string;
}

/**
 * What is free of a result, alone in the first view: its drawing over the whole width, what it says, and what else
 * stands out. To whoever has just confirmed, six arches light before it, and the sixth opens on it.
 */
export function FreeResult({ orderNumber, free, next }: Props) {
  const t = useWords('paying.scheme');
  const way = useWords('way.result');
  const address = useAddress();
  const { exam } = useExam();
  const { stage, revealing } = useReveal<HTMLElement>(orderNumber);
  const [first, ...others] = unbrokenIn(free.emblem.facts);
  const { drawing } = free.emblem;
  return (
    <section
      ref={stage}
      className={styles.result}
      data-scheme="dark"
      data-drawing={drawing.kind}
      data-revealing={revealing || undefined}
      aria-labelledby="result"
    >
      {revealing && <Reveal />}
      <div className={styles.view}>
        <EmblemDrawing
          drawing={drawing}
          sizes="(min-width: 62em) 75vw, 130vw"
          walked
          ring={
            <div className={styles.ring}>
              <Legend signs={[{ look: 'dashed', text: t('ring') }]} />
            </div>
          }
          className={{
            curve: styles.curve,
            axis: styles.axis,
            picture: styles.picture,
            hexagon: styles.hexagon,
          }}
        />
        <div className={`wrap ${styles.words}`}>
          <h1 id="result" className={styles.title}>
            {t('freeTitle')}
          </h1>
          <div className={styles.said}>
            {first && <First fact={first} />}
            {cautionsOf(free).map((said) => (
              <Caution key={said.text} {...said} as="h2" />
            ))}
          </div>
          {others.length > 0 && (
            <div className={styles.others}>
              {others.map((fact) => (
                <Other key={fact.value} fact={fact} />
              ))}
            </div>
          )}
          <p className={styles.ways}>
            <Link to={address('/report/result-free-test', { orderNumber })}>{t('freeLink')}</Link>
            <a href={`#${next}`}>{way('more', choiceIn(exam))}</a>
          </p>
        </div>
      </div>
    </section>
  );
}

/** What the free result, and the report with it, says of how far it can be relied on, or asks to mind before reading on. */
const cautionsOf = ({ blocks }: Free) =>
  blocks.flatMap((block) => {
    if (block.block === 'headline' && block.reach !== undefined) return [{ text: block.reach }];
    return block.block === 'note' && block.caution ? [{ title: block.title, text: block.text }] : [];
  });

/** The result itself. */
function First({ fact: { label, value, text } }: { fact: Fact }) {
  return (
    <div className={styles.first}>
      {label && <p className="soft">{label}</p>}
      <p className={`${styles.value} display`}>
        <Parted text={value} />
      </p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}

/** What stands out beside it. */
function Other({ fact: { label, value, text, gauge } }: { fact: Fact }) {
  return (
    <div>
      {label && <p className="soft small">{label}</p>}
      <p className={gauge ? 'figures' : `${styles.name} display`}>
        {gauge ? value : <Parted text={value} />}
      </p>
      {gauge && <GaugeBetween {...rounded(gauge)} poles={gauge.poles} ends={gauge.ends} label={value} />}
      {text && <p className="soft">{text}</p>}
    </div>
  );
}

const rounded = ({ value, low, high, reference, scale }: NonNullable<Fact['gauge']>) => ({
  at: Math.round(value),
  low: Math.round(low),
  high: Math.round(high),
  reference,
  scale,
});
