import fc from 'fast-check';

// Every run of `npm test` asks the properties the same questions, so that a red run is due to the change it judges.
// New questions are asked by the proofs in full, and by PROPERTY_SEED=random; a number repeats a run that was found.
const { FULL, PROPERTY_SEED } = process.env;
const isRandom = FULL === '1' || PROPERTY_SEED === 'random';
if (!isRandom) fc.configureGlobal({ seed: Number(PROPERTY_SEED ?? 1) });
