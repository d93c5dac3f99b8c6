/**
 * How V8 keeps house in each thread (`docs/scale.md`). What was just made is looked through after 16 MB instead of 64. And a heap that may
 * not grow above 2,000 MB is collected when it holds twice what is in use: less often than under a narrower bound, where from 2,048 MB
 * on V8 waits for four times as much.
 */
export const memoryFlags = ['--max-semi-space-size=16', '--max-old-space-size=2000'];
