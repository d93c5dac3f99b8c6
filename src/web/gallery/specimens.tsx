import type { ReactNode } from 'react';
import { iqScale } from '#drawing/bell-curve.ts';
import { useWords } from '../shell/words.tsx';
import { Around } from '../ui/around.tsx';
import { Axis } from '../ui/axis.tsx';
import { Curve } from '../ui/curve.tsx';
import { EmailField } from '../ui/email-field.tsx';
import { Facts } from '../ui/facts.tsx';
import { Figure } from '../ui/figure.tsx';
import { Gates } from '../ui/gates.tsx';
import { Gauge } from '../ui/gauge.tsx';
import { GaugeBetween } from '../ui/gauge-between.tsx';
import { HexagonFigure } from '../ui/hexagon.tsx';
import { Icon } from '../ui/icon.tsx';
import { Message } from '../ui/message.tsx';
import { Moon } from '../ui/moon.tsx';
import { NumberTable } from '../ui/number-table.tsx';
import { Picture } from '../ui/picture.tsx';
import { Poles } from '../ui/poles.tsx';
import { Sign } from '../ui/sign.tsx';
import { Stars } from '../ui/stars.tsx';
import styles from './gallery.module.css';

const score = { low: 97, high: 127, at: 112 };
const icons = ['next', 'back', 'tick', 'cross', 'clock', 'lock'] as const;

/** Every atom by the name of its file in web/ui, with sentences of the product's own in the page's language. */
export function useSpecimens(): Readonly<Record<string, ReactNode>> {
  const t = useWords('landing');
  const retrieve = useWords('report.retrieve');
  const curve = t('interval.curve', { score: score.at, low: score.low, high: score.high });
  const square =
    '<svg viewBox="0 0 40 40" width="96"><path fill="var(--figure-mid)" d="M4 4h32v32H4z"/></svg>';
  const corners = icons.map((id, place) => ({ id, label: t('levels.name'), value: 90 - 12 * place }));
  return {
    around: <Around svg={square} label={t('try.alt')} names={corners} />,
    axis: (
      <Axis low={0.3} high={0.6} at={0.45} poles={[t('levels.score'), t('levels.share')]} label={curve} />
    ),
    curve: <Curve {...score} scale={iqScale} label={curve} className={styles.curve} />,
    'email-field': (
      <EmailField label={retrieve('label')} hint={retrieve('lead')} error={retrieve('emailWrong')} />
    ),
    facts: (
      <Facts
        rows={[
          [t('levels.score'), t('levels.name')],
          [t('levels.share'), t('levels.lead')],
        ]}
      />
    ),
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
    message: (
      <Message title={retrieve('title')} text={retrieve('lead')} lit={3}>
        <button type="button" className="button">
          {retrieve('send')}
        </button>
      </Message>
    ),
    moon: (
      <p className={styles.row}>
        {[0, 1, 2, 3, 4, 5, 6].map((step) => (
          <Moon key={step} step={step} of={7} className={styles.moon} />
        ))}
      </p>
    ),
    'number-table': (
      <NumberTable
        table={{
          columns: [t('levels.score'), t('levels.share')],
          rows: [
            { label: t('levels.name'), cells: ['112', '21'] },
            { label: t('levels.lead'), cells: ['97', '34'] },
          ],
        }}
      />
    ),
    picture: <Picture picture={{ set: 'gates', name: 'well', alt: '' }} sizes="20rem" late />,
    poles: <Poles low={t('levels.score')} high={t('levels.share')} />,
    sign: (
      <Sign
        sign={{ heights: [0.5, 0.3, 0.7, 0.4, 0.6, 0.5], hues: [0.6, 0.4, 0.5, 0.7, 0.3, 0.5] }}
        className={styles.sign}
      />
    ),
    stars: <Stars rating={4} label={t('levels.score')} />,
  };
}
