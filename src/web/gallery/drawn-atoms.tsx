import type { ReactNode } from 'react';
import { iqScale } from '#drawing/bell-curve.ts';
import { faultSigns, keyOfSign } from '#drawing/items/beside.ts';
import { useWords } from '../shell/words.tsx';
import { Around } from '../ui/around.tsx';
import { Axis } from '../ui/axis.tsx';
import { Curve } from '../ui/curve.tsx';
import { Figure } from '../ui/figure.tsx';
import { Gates } from '../ui/gates.tsx';
import { Gauge } from '../ui/gauge.tsx';
import { GaugeBetween } from '../ui/gauge-between.tsx';
import { HexagonFigure } from '../ui/hexagon.tsx';
import { Icon } from '../ui/icon.tsx';
import { Judged } from '../ui/judged.tsx';
import { Legend } from '../ui/legend.tsx';
import { Moon } from '../ui/moon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Poles } from '../ui/poles.tsx';
import { ScaleNumbers, ScoreOver } from '../ui/scale-numbers.tsx';
import { Sign } from '../ui/sign.tsx';
import { Stars } from '../ui/stars.tsx';
import styles from './gallery.module.css';
import { square } from './sentences.ts';

const score = { low: 97, high: 127, at: 112 };
const icons = ['next', 'back', 'tick', 'cross', 'clock', 'lock'] as const;

/** What a legend names in charts, each with a sentence of its own to tell it by. */
const legend = {
  filled: 'measure.figures',
  pale: 'measure.series',
  open: 'measure.analogies',
  mark: 'measure.spatial',
  level: 'levels.score',
  line: 'levels.name',
  dashed: 'levels.share',
  mist: 'how.quiet',
  at: 'how.pace',
  interval: 'how.read',
  range: 'get.free',
  ends: 'get.title',
} as const;
const looks = Object.keys(legend) as (keyof typeof legend)[];
/** One of the two that mean the same: no drawing has both. */
const faults = faultSigns.filter((sign) => sign !== 'dashes');

/** The atoms that draw. */
export function useDrawnAtoms() {
  const t = useWords('landing');
  const answers = useWords('report.answers');
  const curve = t('interval.curve', { score: score.at, low: score.low, high: score.high });
  const corners = icons.map((id, place) => ({ id, label: t('levels.name'), value: 90 - 12 * place }));
  return {
    around: <Around svg={square} label={t('try.alt')} names={corners} />,
    axis: (
      <Axis low={0.3} high={0.6} at={0.45} poles={[t('levels.score'), t('levels.share')]} label={curve} />
    ),
    curve: <Curve {...score} scale={iqScale} label={curve} className={styles.curve} />,
    figure: <Figure figure={{ svg: square, alt: t('try.alt') }} />,
    gates: (
      <p className={styles.row}>
        {[1, 2, 3, 4, 5, 6].map((lit) => (
          <Gates key={lit} lit={lit} className={styles.gate} />
        ))}
      </p>
    ),
    gauge: <Gauge {...score} reference={{ low: 85, high: 115 }} scale={iqScale} label={curve} />,
    'gauge-between': (
      <GaugeBetween
        {...score}
        scale={iqScale}
        poles={[t('levels.score'), t('levels.share')]}
        ends={{ low: 55, high: 145 }}
        label={curve}
      />
    ),
    hexagon: <HexagonFigure corners={corners} label={t('try.alt')} />,
    icon: (
      <p className={styles.row}>
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
    ),
    judged: (
      <p className={styles.row}>
        <Judged right>{answers('solved')}</Judged>
        <Judged right={false}>{answers('unsolved')}</Judged>
      </p>
    ),
    legend: (
      <Legend
        signs={[
          ...looks.map((look) => ({ look, text: t(legend[look]) })),
          ...faults.map((look) => ({ look, text: answers(keyOfSign[look]) })),
        ]}
      />
    ),
    moon: (
      <p className={styles.row}>
        {[0, 1, 2, 3, 4, 5, 6].map((step) => (
          <Moon key={step} step={step} of={7} className={styles.moon} />
        ))}
      </p>
    ),
    picture: <Picture picture={{ set: 'gates', name: 'well', alt: '' }} sizes="20rem" late />,
    poles: <Poles low={t('levels.score')} high={t('levels.share')} />,
    'scale-numbers': (
      <>
        <ScoreOver at={score.at} scale={iqScale} />
        <ScaleNumbers scale={iqScale} />
      </>
    ),
    sign: (
      <Sign
        sign={{ heights: [0.5, 0.3, 0.7, 0.4, 0.6, 0.5], hues: [0.6, 0.4, 0.5, 0.7, 0.3, 0.5] }}
        className={styles.sign}
      />
    ),
    stars: <Stars rating={4} label={t('levels.score')} />,
  } satisfies Record<string, ReactNode>;
}
