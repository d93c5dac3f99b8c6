import { scene as borrowedMoon } from './borrowed-moon.ts';
import { scene as coatAndDoor } from './coat-and-door.ts';
import { scene as farLamp } from './far-lamp.ts';
import { scene as inlandBeam } from './inland-beam.ts';
import { scene as ladderDown } from './ladder-down.ts';
import { scene as lampSetDown } from './lamp-set-down.ts';
import { scene as lanternSwinging } from './lantern-swinging.ts';
import { scene as lastStall } from './last-stall.ts';
import { scene as leafInWater } from './leaf-in-water.ts';
import { scene as onTheWalls } from './on-the-walls.ts';
import { scene as oneWake } from './one-wake.ts';
import { scene as oneWindowRain } from './one-window-rain.ts';
import { scene as oneWire } from './one-wire.ts';
import { scene as otherHour } from './other-hour.ts';
import type { Picture } from './picture.ts';
import { scene as riverToLight } from './river-to-light.ts';
import { scene as seaFloorRoom } from './sea-floor-room.ts';
import { scene as singleFruit } from './single-fruit.ts';
import { scene as someone } from './someone.ts';
import { scene as telescopeDown } from './telescope-down.ts';
import { scene as tracksDivide } from './tracks-divide.ts';
import { scene as turnedHead } from './turned-head.ts';
import { scene as twoChairs } from './two-chairs.ts';
import { scene as twoWays } from './two-ways.ts';
import { scene as unfinishedStair } from './unfinished-stair.ts';
import { scene as warmLine } from './warm-line.ts';
import { scene as wholeBelow } from './whole-below.ts';

/** The picture scenes in the order in which they are shown. */
export const pictures: readonly Picture[] = [
  { name: 'other-hour', gate: 'mirror', scene: otherHour },
  { name: 'one-window-rain', gate: 'mirror', scene: oneWindowRain },
  { name: 'leaf-in-water', gate: 'mirror', scene: leafInWater },
  { name: 'warm-line', gate: 'mirror', scene: warmLine },
  { name: 'two-ways', gate: 'labyrinth', scene: twoWays },
  { name: 'tracks-divide', gate: 'labyrinth', scene: tracksDivide },
  { name: 'on-the-walls', gate: 'labyrinth', scene: onTheWalls },
  { name: 'two-chairs', gate: 'labyrinth', scene: twoChairs },
  { name: 'far-lamp', gate: 'labyrinth', scene: farLamp },
  { name: 'borrowed-moon', gate: 'well', scene: borrowedMoon },
  { name: 'ladder-down', gate: 'well', scene: ladderDown },
  { name: 'last-stall', gate: 'well', scene: lastStall },
  { name: 'single-fruit', gate: 'well', scene: singleFruit },
  { name: 'unfinished-stair', gate: 'insight', scene: unfinishedStair },
  { name: 'river-to-light', gate: 'insight', scene: riverToLight },
  { name: 'inland-beam', gate: 'insight', scene: inlandBeam },
  { name: 'sea-floor-room', gate: 'insight', scene: seaFloorRoom },
  { name: 'telescope-down', gate: 'insight', scene: telescopeDown },
  { name: 'whole-below', gate: 'bridge', scene: wholeBelow },
  { name: 'one-wire', gate: 'bridge', scene: oneWire },
  { name: 'one-wake', gate: 'bridge', scene: oneWake },
  { name: 'lantern-swinging', gate: 'bridge', scene: lanternSwinging },
  { name: 'someone', gate: 'veil', scene: someone },
  { name: 'turned-head', gate: 'veil', scene: turnedHead },
  { name: 'coat-and-door', gate: 'veil', scene: coatAndDoor },
  { name: 'lamp-set-down', gate: 'veil', scene: lampSetDown },
];
