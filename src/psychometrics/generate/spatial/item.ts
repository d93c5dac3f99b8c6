import type { CubeItem, CubePlan } from './cube/cube.ts';
import type { FoldingItem, FoldingPlan } from './folding/folding.ts';
import type { RotationItem, RotationPlan } from './rotation/figure.ts';

/** What a place of the form asks: one of three kinds, each with what makes it easy or hard. */
export type SpatialPlan = RotationPlan | CubePlan | FoldingPlan;

export type SpatialItem = RotationItem | CubeItem | FoldingItem;
