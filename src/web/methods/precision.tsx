import { languageTags } from '#locale/locales.ts';
import { useVariety, useWords } from '../shell/words.tsx';
import { Curve } from '../ui/curve.tsx';
import { Gauge } from '../ui/gauge.tsx';
import styles from './methods.module.css';

interface Props {
  unit: 'score' | 'share';
  scale: { mean: number; deviation: number };
  reliability: number;
  low: number;
  high: number;
  parts: readonly { name: string; low: number; high: number }[];
}

/** How far a score in the middle may be off, drawn on the scores of everybody; below it the parts that have scores of their own. */
export function Precision({ unit, scale, reliability, low, high, parts }: Props) {
  const t = useWords('methods.page.precision');
  const tag = languageTags[useVariety()];
  const written = reliability.toLocaleString(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const number = (value: number) =>
    unit === 'share' ? (value / 100).toLocaleString(tag, { style: 'percent' }) : String(value);
  const told = { unit, at: number(scale.mean), low: number(low), high: number(high) };
  const reference = { low: scale.mean - scale.deviation, high: scale.mean + scale.deviation };
  return (
    <section>
      <h2>{t('title', { unit })}</h2>
      <div className={styles.body}>
        <p>{t('text', { ...told, reliability: written })}</p>
        <Curve
          low={low}
          high={high}
          at={scale.mean}
          scale={scale}
          every={2}
          written={number}
          label={t('curve', told)}
        />
        {parts.length > 0 && (
          <>
            <p>{t('parts')}</p>
            <dl className={styles.parts}>
              {parts.map((part) => (
                <div key={part.name}>
                  <dt>{part.name}</dt>
                  <dd>{t('interval', { low: part.low, high: part.high })}</dd>
                  <dd>
                    <Gauge
                      low={part.low}
                      high={part.high}
                      reference={reference}
                      scale={scale}
                      label={t('part', { name: part.name, low: part.low, high: part.high })}
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </section>
  );
}
