import type { Problem } from './problem.ts';

/**
 * An action asked of the server; where the network is lost the screen tells so and keeps what was typed, instead of
 * giving way to an error page.
 */
export async function overNetwork<T, L>(
  serverAction: () => Promise<T>,
  lost: (problem: Problem) => L,
): Promise<T | L> {
  try {
    return await serverAction();
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    return lost({ kind: 'disconnected' });
  }
}
