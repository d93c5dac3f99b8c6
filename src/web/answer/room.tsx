import { unlessSameLanguage } from '../shell/revalidate.ts';
import { roomOf } from '../shell/room.server.ts';
import { Room } from '../shell/room.tsx';
import type { Route } from './+types/room';

const shared = roomOf(['answer', 'gates', 'stages', 'way']);

/** The start is a document of its own, and its facts are of no use where questions are answered (decision 82). */
export function loader(visit: Route.LoaderArgs) {
  const { words } = shared(visit);
  const { answer } = words;
  if (!answer || new URL(visit.request.url).pathname.startsWith('/answer/start')) return { words };
  const { start: _, ...answering } = answer;
  return { words: { ...words, answer: answering } };
}

export const shouldRevalidate = unlessSameLanguage;

export default Room;
