import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { DataOf } from '#contract/call.ts';
import type { Gate, Question } from '#contract/exams.ts';
import { nextStage, type questionList, saveAnswers } from '#contract/sittings.ts';
import { rememberLatest } from '../order/latest.ts';
import { forgetOffline, keepOffline } from '../order/offline.ts';
import { useClient } from '../shell/client.ts';
import { browserShelf } from '../shell/device.ts';
import { useLocale } from '../shell/words.tsx';
import { fromServer, type KeptSitting, pending, type SequencedAnswer } from './kept.ts';
import { composed, dueStage, type FormGiven, firstClosed, type Stages, wholeForm } from './stages.ts';
import { openSitting, type SittingStore } from './store.ts';
import { createSync, type Delivery } from './sync.ts';

interface OpenSitting {
  sittingId: string;
  /** All of the form, as they are asked on this device. */
  questions: readonly Question[];
  /** What was given of the form; a whole one is a single stage. */
  form: FormGiven;
  /** The parts of the way; none where the test has none. */
  gates: readonly Gate[];
  store: SittingStore;
  kept: KeptSitting;
}

/** The first question comes before what is kept for later. */
const offlineMilliseconds = 1000;

/** Stages that came after their page, by sitting: the confirmation has another frame, and so a provider of its own. */
const cameLater = new Map<string, readonly Question[]>();

const SittingContext = createContext<OpenSitting | undefined>(undefined);

interface Props {
  examId: string;
  served: DataOf<typeof questionList>;
  children: ReactNode;
}

/** Opens the sitting's answers on this device and takes them up to the server for as long as a screen of it is open. */
export function SittingProvider({ examId, served, children }: Props) {
  const { sittingId, gates = none } = served;
  const client = useClient();
  const hl = useLocale();
  const [held] = useState(() => heldBy(served));
  const [store] = useState(() => openSitting({ sittingId, shelf: browserShelf(), now: Date.now, held }));
  const [received, receive] = useState(() => cameLater.get(sittingId) ?? []);
  const kept = useSyncExternalStore(store.subscribe, store.snapshot, () => held);
  const form = useMemo(() => givenBy(served, received), [served, received]);
  const { answers, planned } = kept;
  const questions = useMemo(
    () => (served.stages ? composed(form, { answers, planned }) : served.questions),
    [served, form, answers, planned],
  );
  const dueNow = useEffectEvent(() => dueStage(form, store.snapshot()));

  /** Answers travel with what they close; where that is refused, what was planned is asked. */
  const deliver = useEffectEvent(async (answers: SequencedAnswer[]): Promise<Delivery> => {
    const stage = dueNow();
    if (stage === undefined) {
      const result = await client.call(saveAnswers, { body: { sittingId, answers } });
      if (result.ok) return 'sent';
      return result.kind === 'refused' && result.status === 200 ? 'closed' : 'later';
    }
    const result = await client.call(nextStage, { body: { sittingId, stage, hl, answers } });
    if (result.ok) {
      const { questions: next } = result.data;
      const before = cameLater.get(sittingId) ?? [];
      const known = before.some(({ id }) => id === next[0]?.id);
      cameLater.set(sittingId, known ? before : [...before, ...next]);
      receive(cameLater.get(sittingId) ?? []);
      return 'sent';
    }
    if (result.kind !== 'refused' || result.status !== 200) return 'later';
    if (result.response.name !== 'stageNotDue') return 'closed';
    store.plan(stage);
    return 'later';
  });

  useEffect(() => {
    rememberLatest('sitting', examId, sittingId);
    const sync = createSync({
      pending: () => pending(store.snapshot()),
      isDue: () => dueNow() !== undefined,
      acknowledge: store.acknowledge,
      deliver: (answers) => deliver(answers),
    });
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') void sync.flush();
    };
    const stop = store.subscribe(sync.poke);
    globalThis.addEventListener('online', sync.wake);
    globalThis.addEventListener('storage', store.reread);
    document.addEventListener('visibilitychange', whenHidden);
    sync.poke();
    return () => {
      stop();
      sync.stop();
      globalThis.removeEventListener('online', sync.wake);
      globalThis.removeEventListener('storage', store.reread);
      document.removeEventListener('visibilitychange', whenHidden);
    };
  }, [examId, sittingId, store]);

  const over = kept.orderNumber !== null;
  useEffect(() => {
    if (over) {
      forgetOffline(sittingId);
      return;
    }
    const soon = setTimeout(() => void keepOffline(globalThis.location.href), offlineMilliseconds);
    return () => clearTimeout(soon);
  }, [sittingId, over]);

  return (
    <SittingContext value={{ sittingId, questions, form, gates, store, kept }}>{children}</SittingContext>
  );
}

const none: readonly Gate[] = [];

const stagesOf = ({ stages, questions }: Props['served']): Stages => stages ?? wholeForm(questions);

const givenBy = (served: Props['served'], received: readonly Question[]): FormGiven => ({
  stages: stagesOf(served),
  questions: served.questions,
  received,
});

/** What the server rendered with: the first frame in the browser must be the same. */
function heldBy(served: Props['served']): KeptSitting {
  const answers = Object.fromEntries(served.answers.map((answer) => [answer.questionId, answer]));
  const ids = composed(givenBy(served, []), { answers, planned: [] }).map(({ id }) => id);
  return fromServer(ids, served.answers, served.orderNumber, firstClosed(stagesOf(served)));
}

/** The open sitting, what is kept of it now, and whether the device really keeps it. */
export function useSitting(): OpenSitting & { lasting: boolean } {
  const open = useContext(SittingContext);
  if (!open) throw new Error('No sitting is open around this screen.');
  const lasting = useSyncExternalStore(
    open.store.subscribe,
    () => open.store.lasting,
    () => true,
  );
  return { ...open, lasting };
}
