import { useEffect } from 'react';
import type { Gate, Question } from '#contract/exams.ts';
import { sourcesOf } from '../ui/picture.tsx';

/** So many pictures after the one in view are asked for at once. */
const ahead = 3;

interface Wanted {
  sources: string;
  sizes: string;
}

interface Options {
  questions: readonly Question[];
  gates: readonly Gate[];
  /** The place of the question in view. */
  page: number;
  /** How wide a question's and a gate's picture are drawn. */
  sizes: { question: string; gate: string };
}

/**
 * Has the next pictures in the browser before they are needed, and then, one after the other, those after them: on from
 * there the way needs no network. A browser that saves data is asked for the next ones only.
 */
export function usePicturesAhead({ questions, gates, page, sizes }: Options): void {
  useEffect(() => {
    let over = false;
    const after = questions.slice(page).map((question) => wantedOf(question, gates, sizes));
    const load = async () => {
      await Promise.all(after.slice(0, ahead).flat().map(loaded));
      if (savesData()) return;
      for (const wanted of after.slice(ahead).flat()) {
        if (over) return;
        await loaded(wanted);
      }
    };
    void load();
    return () => {
      over = true;
    };
  }, [questions, gates, page, sizes]);
}

/** A question's own picture, and its gate's. */
function wantedOf(question: Question, gates: readonly Gate[], sizes: Options['sizes']): Wanted[] {
  if (question.kind !== 'picture') return [];
  const gate = gates.find(({ id }) => id === question.gate);
  return [
    { sources: sourcesOf(question.picture), sizes: sizes.question },
    ...(gate ? [{ sources: sourcesOf(gate.picture), sizes: sizes.gate }] : []),
  ];
}

/** Resolves when it is there, or cannot be had now. */
function loaded({ sources, sizes }: Wanted): Promise<void> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve();
    image.onerror = () => resolve();
    image.sizes = sizes;
    image.srcset = sources;
  });
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
