/** Drawings of spatial items: figures to turn, nets and cubes, folded sheets. */
export { drawCube, drawNet } from './spatial/cube.ts';
export { drawFolding, drawSheet } from './spatial/folding.ts';
export { drawTurnedOptions, drawTurnedStem } from './spatial/rotation.ts';
