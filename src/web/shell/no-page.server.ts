import { data } from 'react-router';
import { examCategories } from '#contract/exams.ts';
import type { Host } from '../host.ts';
import type { Door } from './doors.tsx';

/** As many doors as the house has gates. */
const most = 6;

/** What a loader throws where no page is: a 404 response with ways on from there. */
export async function noPage(host: Host) {
  const kinds = await host.call(examCategories, { query: { hl: host.locale } });
  const exams = kinds.ok ? kinds.data.flatMap((kind) => kind.exams) : [];
  const doors = exams
    .slice(0, most)
    .map(({ examId, name, face: { landing, emblem } }): Door => ({ examId, name, landing, emblem }));
  return data({ doors }, { status: 404 });
}
