import { unlessSameLanguage } from '../shell/revalidate.ts';
import { roomOf } from '../shell/room.server.ts';
import { Room } from '../shell/room.tsx';

export const loader = roomOf(['answer', 'gates', 'stages', 'way']);

export const shouldRevalidate = unlessSameLanguage;

export default Room;
