/** Drawings of spatial items: figures to turn, nets and cubes, folded sheets. */
export { drawCube, drawNet } from './spatial/cube.ts';
export {
  type DrawnStage,
  drawFolding,
  drawMarkedSheet,
  drawOpened,
  drawPunchedPaper,
  drawSheet,
} from './spatial/folding.ts';
export { drawNetFolding } from './spatial/net-folding.ts';
export { drawTurnedOptions, drawTurnedStem, drawTurning } from './spatial/rotation.ts';
