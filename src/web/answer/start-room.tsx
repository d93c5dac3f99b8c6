import { roomOf } from '../shell/room.server.ts';
import { Room } from '../shell/room.tsx';

/** The start is a document of its own, and its facts are of no use where questions are answered (decision 82). */
export const loader = roomOf(['start']);

export default Room;
