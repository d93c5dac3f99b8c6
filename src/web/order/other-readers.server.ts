import { endReading, readerList } from '#contract/readers.ts';
import type { Host } from '../host.ts';
import { problemOf } from '../shell/problem.ts';
import type { OtherReader, ReadingOutcome } from './other-readers.tsx';

/** Who else reads an order; nobody is told to one whose mailbox is not proved, who could send nobody away. */
export async function servedReaders(host: Host, orderNumber: string): Promise<OtherReader[]> {
  const answer = await host.call(readerList, { params: { orderNumber } });
  return answer.ok ? answer.data : [];
}

/** Sends away whom a form names, or everybody else. */
export async function endReadingBy(host: Host, form: FormData): Promise<ReadingOutcome> {
  const orderNumber = String(form.get('orderNumber') ?? '');
  const id = String(form.get('id') ?? '');
  const answer = await host.call(endReading, { body: { orderNumber, ...(id !== '' && { id }) } });
  return answer.ok ? { kind: 'readingEnded' } : { kind: 'readingProblem', problem: problemOf(answer) };
}
