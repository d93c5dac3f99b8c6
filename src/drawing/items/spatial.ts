/** Drawings of spatial items: figures to turn, nets and cubes, folded sheets. */
export { drawCube, drawCubeAndNet, drawCubesBeside, drawNet } from './spatial/cube.ts';
export {
  type DrawnStage,
  drawFolding,
  drawMarkedSheet,
  drawOpened,
  drawPunchedPaper,
  drawSheet,
} from './spatial/folding.ts';
export { drawNetFolding } from './spatial/net-folding.ts';
export {
  drawTurnedBeside,
  drawTurnedOptions,
  drawTurnedStem,
  drawTurning,
  type WrongPlaces,
} from './spatial/rotation.ts';
