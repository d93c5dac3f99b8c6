import {
  type DrawnStage,
  drawCube,
  drawFolding,
  drawNet,
  drawSheet,
  drawTurnedOptions,
  drawTurnedStem,
} from '#drawing/items/spatial.ts';
import type { Punched } from '#psychometrics/generate/spatial/folding/folding.ts';
import { type Point, reflect } from '#psychometrics/generate/spatial/folding/paper.ts';
import { lineOf, type Stage, stagesOf } from '#psychometrics/generate/spatial/folding/stages.ts';
import type { SpatialItem } from '#psychometrics/generate/spatial/item.ts';
import type { DrawnItem } from '../../family.ts';

function middleOf(corners: readonly Point[]): Point {
  const [x, y] = corners.reduce(([sumX, sumY], [nextX, nextY]) => [sumX + nextX, sumY + nextY], [0, 0]);
  return [x / corners.length, y / corners.length];
}

/** The paper before a fold as it is drawn. */
export function drawnStage(stage: Stage): DrawnStage {
  const middle = middleOf(stage.moving);
  return {
    paper: stage.paper.outline,
    edges: stage.paper.edges,
    moving: stage.moving,
    line: lineOf(stage),
    way: [middle, reflect(stage.fold, middle)],
  };
}

function drawPunched({ folds, holes }: Punched): string {
  const { stages, last } = stagesOf(folds);
  return drawFolding(stages.map(drawnStage), { paper: last.outline, edges: last.edges, holes });
}

/** The item as SVG texts. */
export function drawSpatial(item: SpatialItem): DrawnItem {
  switch (item.kind) {
    case 'rotation':
      return { stem: drawTurnedStem(item.stem), options: drawTurnedOptions(item.options) };
    case 'cube':
      return { stem: drawNet(item.stem), options: item.options.map(drawCube) };
    case 'folding':
      return { stem: drawPunched(item.stem), options: item.options.map(drawSheet) };
  }
}
