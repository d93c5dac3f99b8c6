import { drawNetFolding, drawOpened, drawPunchedPaper, drawTurning } from '#drawing/items/spatial.ts';
import type { Variety } from '#locale/locales.ts';
import type { CubeItem, CubeView } from '#psychometrics/generate/spatial/cube/cube.ts';
import type { FoldingItem } from '#psychometrics/generate/spatial/folding/folding.ts';
import { openings, type Point } from '#psychometrics/generate/spatial/folding/paper.ts';
import { stagesOf } from '#psychometrics/generate/spatial/folding/stages.ts';
import type { SpatialItem } from '#psychometrics/generate/spatial/item.ts';
import type { RotationItem } from '#psychometrics/generate/spatial/rotation/figure.ts';
import { sentence } from '../../../../words.ts';
import type { DrawnStep } from '../../../family.ts';
import { describeSpatial } from '../describe.ts';
import { drawnStage } from '../draw.ts';
import { openedText } from '../explain.ts';
import { workingsWords } from './words/index.ts';

/** The figure as it stands, half way, and where the right answer has it. */
function rotationSteps({ stem, options, key }: RotationItem): DrawnStep[] {
  const whole = ((options[key]?.turn ?? 0) - stem.turn + 360) % 360;
  return [0, whole / 2, whole].map((degrees) => ({
    svg: drawTurning(stem, degrees),
    alt: '',
    caption: `${degrees}°`,
  }));
}

/** The net as it folds to the cube. */
const cubeSteps = ({ stem, options, key }: CubeItem): DrawnStep[] =>
  drawNetFolding(stem, options[key] as CubeView).map((svg) => ({ svg, alt: '' }));

/** The punched paper, and the paper after each fold is opened, with the holes that come. */
function foldingSteps(item: FoldingItem, locale: Variety): DrawnStep[] {
  const { folds, holes } = item.stem;
  const { punched, opened } = workingsWords[locale];
  const { stages, last } = stagesOf(folds);
  const open = openings(folds, holes) ?? [];
  return [
    {
      svg: drawPunchedPaper({ paper: last.outline, edges: last.edges, holes }),
      alt: describeSpatial(item, locale).stem,
      caption: punched,
    },
    ...stages.toReversed().flatMap((stage, at): DrawnStep[] => {
      const now = open[at] ?? [];
      const fresh = without(now, at === 0 ? holes : (open[at - 1] ?? []));
      const step = stages.length - at;
      return [
        {
          svg: drawOpened(drawnStage(stage), now, fresh),
          alt: openedText(item, at, locale),
          caption: sentence(locale, opened, { step }),
        },
      ];
    }),
  ];
}

/** What of some points is not among others. */
export const without = (all: readonly Point[], some: readonly Point[]): Point[] =>
  all.filter((one) => !some.some((other) => String(other) === String(one)));

/** The way to the right answer in drawings: at most four. */
export function spatialSteps(item: SpatialItem, locale: Variety): DrawnStep[] {
  switch (item.kind) {
    case 'rotation':
      return rotationSteps(item);
    case 'cube':
      return cubeSteps(item);
    case 'folding':
      return foldingSteps(item, locale);
  }
}
