import { data } from 'react-router';
import type { Problem } from './problem.ts';

/**
 * An action asked of the server; where the network is lost the screen tells so and keeps what was typed, instead of
 * giving way to an error page. By its status nothing is loaded anew, which would fail as well.
 */
export async function overNetwork<T, L>(
  serverAction: () => Promise<T>,
  lost: (problem: Problem) => L,
): Promise<T | ReturnType<typeof data<L>>> {
  try {
    return await serverAction();
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    return data(lost({ kind: 'disconnected' }), 503);
  }
}
