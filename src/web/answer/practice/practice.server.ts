import { data } from 'react-router';
import { sittingId } from '#contract/fields.ts';
import { saveOrder } from '#contract/orders.ts';
import { nextStage, questionList } from '#contract/sittings.ts';
import { hostOf } from '../../host.server.ts';
import type { Host } from '../../host.ts';
import { onward, onwardAsDocument, type Visit } from '../../shell/onward.server.ts';
import { type Problem, problemOf } from '../../shell/problem.ts';
import { referenceOf } from '../../shell/reference.ts';
import type { Pace } from './kept-set.ts';
import type { Outcome } from './so-far.tsx';

/** What is kept in the address from question to question. */
function paceOf(request: Request): Pace | undefined {
  const said = new URL(request.url).searchParams.get('pace');
  return said === 'timed' || said === 'free' ? said : undefined;
}

async function servedFor(host: Host, examId: ReturnType<typeof referenceOf>['examId'], id: string) {
  return host.call(questionList, { params: { examId, lang: host.locale }, query: { sittingId: id } });
}

/**
 * The question that is open in a practice set, or the last one with its explanation (`told`, its place).
 *
 * @throws a redirect to the start without a set that is this browser's, or to the result of one that is finished
 */
export async function loadPractice(visit: Visit) {
  const host = hostOf(visit.context);
  const { examId } = referenceOf(visit.params);
  const search = new URL(visit.request.url).searchParams;
  const named = sittingId.safeParse(search.get('sittingId'));
  if (!named.success) throw onward(visit, '/answer/question');
  const served = await servedFor(host, examId, named.data);
  if (!served.ok) {
    if (served.kind === 'refused' && served.status === 200) throw onwardAsDocument(visit, '/answer/start');
    throw data(null, { status: 503 });
  }
  const { questions, stages, explained, orderNumber } = served.data;
  if (orderNumber !== null) throw onward(visit, '/paying/scheme', { orderNumber });
  if (!stages || !explained) throw onward(visit, '/answer/question', { sittingId: named.data });
  const count = stages.sizes.length;
  const closed = explained.length;
  const isTold = closed === count || (closed > 0 && search.get('told') === String(closed));
  const question = questions.find(({ place }) => place === (isTold ? closed : closed + 1));
  if (!question) throw data(null, { status: 503 });
  const outcomes = explained.map(
    ({ choice, correct }): Outcome => (choice === null ? 'left' : choice === correct ? 'right' : 'wrong'),
  );
  return {
    sittingId: named.data,
    outcomes,
    pace: paceOf(visit.request),
    count,
    question,
    told: isTold ? (explained[closed - 1] ?? null) : null,
  };
}

/** Sends an answer, which closes its question; or, after the last one, the whole set. @returns what went wrong */
export async function sendPractice(visit: Visit) {
  const host = hostOf(visit.context);
  const form = await visit.request.formData();
  const { market } = referenceOf(visit.params);
  const id = String(form.get('sittingId') ?? '');
  if (form.get('intent') === 'finish') {
    const saved = await host.call(saveOrder, {
      body: { sittingId: id, answers: [], hl: host.locale, countryCode: market.code },
    });
    if (!saved.ok) return data<{ problem: Problem }>({ problem: problemOf(saved) }, 422);
    throw onward(visit, '/paying/scheme', { orderNumber: saved.data.orderNumber });
  }
  const place = Number(form.get('place'));
  const questionId = String(form.get('questionId') ?? '');
  const chosen = form.get(questionId);
  const milliseconds = Math.max(0, Math.round(Number(form.get('milliseconds')) || 0));
  const answer = {
    questionId,
    choice: chosen === null ? null : Number(chosen),
    milliseconds,
    sequence: place,
  };
  const closed = await host.call(nextStage, {
    body: { sittingId: id, stage: place + 1, hl: host.locale, answers: [answer] },
  });
  if (!closed.ok) return data<{ problem: Problem }>({ problem: problemOf(closed) }, 422);
  throw onward(visit, '/answer/practice', {
    sittingId: id,
    told: String(place),
    pace: paceOf(visit.request),
  });
}
