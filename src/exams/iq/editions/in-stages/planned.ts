/**
 * The places of the planned form, six stages of five. The first stage lies in the middle, where most abilities do; each of
 * the others reaches from easy to hard, since whoever takes it has no network, and nothing was chosen. Within a stage they
 * rise.
 */
const stages = [
  ['a03', 'm17', 's03', 'm25', 'm27'],
  ['m01', 'a02', 'r03', 'm20', 'm40'],
  ['r02', 'm07', 'm23', 's04', 'm41'],
  ['a01', 'm14', 'm31', 's05', 'm43'],
  ['r01', 'm16', 'm33', 'a05', 'm46'],
  ['r05', 's02', 'm19', 'm36', 'm48'],
] as const;

export const planned: readonly string[] = stages.flat();
