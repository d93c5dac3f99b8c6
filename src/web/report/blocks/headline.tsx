import { Caution } from '../../ui/caution.tsx';
import { Curve } from '../../ui/curve.tsx';
import { Facts } from '../../ui/facts.tsx';
import type { BlockProps } from './block.ts';
import styles from './headline.module.css';

/**
 * A score as a picture first: on its curve, with its interval; then in words. What is free is the interval alone. The
 * title of a page above it says already what the number is.
 */
export function Headline({ block, opening, inside = false }: BlockProps<'headline'>) {
  const Title = inside ? 'h3' : 'h2';
  const { at, title, range, lead, interval, scale, poles, alt, band, reach } = block;
  const isWhole = at !== undefined;
  return (
    <section
      className={`wrap ${styles.headline} ${isWhole ? styles.whole : ''} ${inside ? styles.inside : ''}`}
    >
      <div className={styles.result}>
        <div>
          {opening}
          {isWhole && (
            <Title className={styles.score}>
              <small className={inside ? 'visually-hidden' : undefined}>{title}</small>{' '}
              <span className={styles.number}>{at}</span>
            </Title>
          )}
          <p className={`${styles.interval} display`}>{range}</p>
          <p className={isWhole ? 'lede' : 'soft'}>{lead}</p>
        </div>
        <Curve
          className={styles.curve}
          {...interval}
          {...(isWhole && { at })}
          scale={scale}
          poles={poles}
          label={alt}
        />
      </div>
      {reach && <Caution text={reach} />}
      {band && (
        <div className={styles.band}>
          <Facts rows={[[band.label, band.value, band.text]]} />
        </div>
      )}
    </section>
  );
}
