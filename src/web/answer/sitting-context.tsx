import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { DataOf } from '#contract/call.ts';
import type { Gate, Question } from '#contract/exams.ts';
import { type questionList, saveAnswers } from '#contract/sittings.ts';
import { rememberLatest } from '../order/latest.ts';
import { useClient } from '../shell/client.ts';
import { browserShelf } from '../shell/device.ts';
import { fromServer, type KeptSitting, pending } from './kept.ts';
import { openSitting, type SittingStore } from './store.ts';
import { createSync, type Delivery } from './sync.ts';

interface OpenSitting {
  sittingId: string;
  questions: readonly Question[];
  /** The parts of the way; none where the test has none. */
  gates: readonly Gate[];
  store: SittingStore;
}

const SittingContext = createContext<OpenSitting | undefined>(undefined);

interface Props {
  examId: string;
  served: DataOf<typeof questionList>;
  children: ReactNode;
}

/** Opens the sitting's answers on this device and takes them up to the server for as long as a screen of it is open. */
export function SittingProvider({ examId, served, children }: Props) {
  const { sittingId, questions, gates = [] } = served;
  const client = useClient();
  const [held] = useState(() =>
    fromServer(
      questions.map((question) => question.id),
      served.answers,
      served.orderNumber,
    ),
  );
  const [store] = useState(() => openSitting({ sittingId, shelf: browserShelf(), now: Date.now, held }));

  useEffect(() => {
    rememberLatest('sitting', examId, sittingId);
    const sync = createSync({
      pending: () => pending(store.snapshot()),
      acknowledge: store.acknowledge,
      deliver: async (answers): Promise<Delivery> => {
        const result = await client.call(saveAnswers, { body: { sittingId, answers } });
        if (result.ok) return 'sent';
        return result.kind === 'refused' && result.status === 200 ? 'closed' : 'later';
      },
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
  }, [client, examId, sittingId, store]);

  return (
    <SittingContext value={{ sittingId, questions, gates, store }}>
      <HeldContext value={held}>{children}</HeldContext>
    </SittingContext>
  );
}

/** What the server rendered with: the first frame in the browser must be the same. */
const HeldContext = createContext<KeptSitting | undefined>(undefined);

/** The open sitting, what is kept of it now, and whether the device really keeps it. */
export function useSitting(): OpenSitting & { kept: KeptSitting; lasting: boolean } {
  const open = useContext(SittingContext);
  const held = useContext(HeldContext);
  if (!open || !held) throw new Error('No sitting is open around this screen.');
  const kept = useSyncExternalStore(open.store.subscribe, open.store.snapshot, () => held);
  const lasting = useSyncExternalStore(
    open.store.subscribe,
    () => open.store.lasting,
    () => true,
  );
  return { ...open, kept, lasting };
}
