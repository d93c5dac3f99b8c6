const beatMilliseconds = 10_000;

/**
 * Says what is being done, and every ten seconds that it still is.
 *
 * @template Result
 * @param {string} what
 * @param {() => Promise<Result>} work
 */
export async function doing(what, work) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  console.log(`${what} …`);
  const beat = setInterval(() => console.log(`  still at it (${seconds()} s)`), beatMilliseconds);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    console.log(`  took ${seconds()} s`);
  }
}

/**
 * Ends with one plain sentence, and what a program said where there is such.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence, output = '') {
  if (output) console.error(output.trim());
  console.error(sentence);
  process.exit(1);
}
