/** Whether a proof runs with the numbers that are promised, and not in the quick form of `npm test`. */
export const isFull = process.env.FULL === '1';
