import type { ReactNode } from 'react';
import type { Emblem } from '#contract/blocks.ts';
import { axisMarks } from '#drawing/axis.ts';
import { Axis } from '../ui/axis.tsx';
import { Curve } from '../ui/curve.tsx';
import { HexagonFigure } from '../ui/hexagon.tsx';
import { Picture } from '../ui/picture.tsx';

interface Props {
  drawing: Emblem['drawing'];
  /** How wide a picture is drawn. */
  sizes: string;
  /** Numbers under a curve: one for every so many deviations. */
  every?: number;
  /** A curve's line is drawn bright as far as the interval. */
  walked?: boolean;
  /** Stands under a hexagon: what its dashed ring is, where nothing else says so. */
  ring?: ReactNode;
  className?: Partial<Record<Emblem['drawing']['kind'], string | undefined>>;
}

type Drawing = Emblem['drawing'];
type Drawn = {
  readonly [Kind in Drawing['kind']]: (
    props: Props & { drawing: Extract<Drawing, { kind: Kind }> },
  ) => ReactNode;
};

const drawn: Drawn = {
  curve: ({ drawing: { interval, at, scale, poles, alt }, every, walked, className }) => (
    <Curve
      {...interval}
      {...(at !== undefined && { at })}
      {...(every !== undefined && { every })}
      {...(walked && { walked })}
      scale={scale}
      poles={poles}
      label={alt}
      className={className?.curve}
    />
  ),
  axis: ({ drawing, className }) => (
    <Axis
      {...axisMarks(drawing)}
      poles={drawing.poles}
      ends={drawing.ends}
      label={drawing.alt}
      className={className?.axis}
    />
  ),
  picture: ({ drawing: { picture }, sizes, className }) => (
    <Picture picture={picture} sizes={sizes} className={className?.picture} />
  ),
  hexagon: ({ drawing: { corners, poles, alt }, ring, className }) => (
    <div className={className?.hexagon}>
      <HexagonFigure corners={corners} poles={poles} label={alt} />
      {ring}
    </div>
  ),
};

/** What a result is known by, drawn. */
export function EmblemDrawing(props: Props) {
  const draw = drawn[props.drawing.kind] as (props: Props) => ReactNode;
  return draw(props);
}
