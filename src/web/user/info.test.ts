import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { examCategories } from '#contract/exams.ts';
import { userOrderList } from '#contract/orders.ts';
import { userPrivilege } from '#contract/privileges.ts';
import type { Host } from '../host.ts';
import { loadCentre } from './info.server.ts';
import type { Person } from './person.server.ts';

const exam = (examId: string) => ({ examId, name: examId });
const categories = [
  { key: 'personality', exams: [exam('types'), exam('eq')] },
  { key: 'professional', exams: [exam('career'), exam('stress')] },
  { key: 'practice', exams: [exam('practice')] },
];
const nothing = { member: false, begins: false, until: null, membership: null };

/** A personal centre; @param held null where it could not be asked for */
function centreOf({ taken = [] as string[], held = nothing as object | null }) {
  const answers = new Map<Call, unknown>([
    [userOrderList, taken.map((appExamId) => ({ kind: 'report', orderNumber: '0'.repeat(38), appExamId }))],
    [userPrivilege, held],
    [examCategories, categories],
  ]);
  const host = {
    locale: 'EN',
    call: async (call: Call) => ({ ok: Boolean(answers.get(call)), data: answers.get(call) }),
  } as unknown as Host;
  return loadCentre(host, {} as Person);
}

describe('the free tests of the personal centre', () => {
  const offered = async (...taken: string[]) =>
    (await centreOf({ taken }))?.free.map(({ examId, taken: again }) => (again ? `${examId} again` : examId));

  it('are those of the specification, and new ones before what was taken', async () => {
    expect(await offered()).toEqual(['career', 'stress', 'practice']);
    expect(await offered('stress')).toEqual(['career', 'practice', 'types']);
  });

  it('are told to be taken again where nothing new is left', async () => {
    expect(await offered('types', 'career', 'stress', 'practice')).toEqual([
      'eq',
      'career again',
      'stress again',
    ]);
  });
});

describe('the membership in the personal centre', () => {
  it('is offered to those alone who have none and have not just paid for one', async () => {
    expect(await centreOf({})).toMatchObject({ mayJoin: true, begins: false });
    expect(await centreOf({ held: { ...nothing, member: true } })).toMatchObject({
      member: true,
      mayJoin: false,
    });
    expect(await centreOf({ held: { ...nothing, begins: true } })).toMatchObject({
      begins: true,
      mayJoin: false,
    });
    expect(await centreOf({ held: null })).toMatchObject({ mayJoin: false });
  });
});
