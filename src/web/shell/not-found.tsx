import { data } from 'react-router';
import { examCategories } from '#contract/exams.ts';
import { hostOf } from '../host.server.ts';
import type { Route } from './+types/not-found';
import type { Door } from './doors.tsx';

/** As many doors as the house has gates. */
const most = 6;

/** Any address that is no route (specification, section 8); with ways on from there. */
export async function loader({ context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const kinds = await host.call(examCategories, { query: { hl: host.locale } });
  const exams = kinds.ok ? kinds.data.flatMap((kind) => kind.exams) : [];
  const doors = exams
    .slice(0, most)
    .map(({ examId, name, face: { landing, emblem } }): Door => ({ examId, name, landing, emblem }));
  throw data({ doors }, { status: 404 });
}

export default function NotFound() {
  return null;
}
