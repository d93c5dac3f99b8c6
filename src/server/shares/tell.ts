import type { Emblem } from '#contract/blocks.ts';
import type { ShareChoice, SharedResult, Telling } from '#contract/shares.ts';
import type { Exam, ExamResult } from '#exams/exam.ts';
import type { Variety } from '#locale/locales.ts';

type Fact = Emblem['facts'][number];
type Told = Pick<SharedResult, 'label' | 'result' | 'lines' | 'drawing'>;
type Tell = (emblem: Emblem) => Told | undefined;

const told = (fact: Fact | undefined, drawing: Emblem['drawing'] | null, ...more: (string | undefined)[]) =>
  fact && {
    label: fact.label ?? '',
    result: fact.value,
    lines: more.filter((line) => line !== undefined),
    drawing,
  };

const scoredTellings: Partial<Record<Telling, Tell>> = {
  band: ({ facts }) => told(facts[1], null),
  score: ({ facts, drawing }) => told(facts[0], drawing, facts[0]?.text, facts[1]?.value),
};

/** What can be told of a result, by how it is drawn; of each the least first. A score is drawn only where it is told. */
const tellings: Readonly<Record<Emblem['drawing']['kind'], Partial<Record<Telling, Tell>>>> = {
  picture: { result: ({ facts, drawing }) => told(facts[0], drawing) },
  // A code says nothing to whoever does not know its letters: they are spelled out.
  hexagon: {
    result: ({ facts }) => told(facts[0], null, facts[0]?.text),
    profile: ({ facts, drawing }) => told(facts[0], drawing, facts[0]?.text),
  },
  curve: scoredTellings,
  axis: scoredTellings,
};

/** What can be told of a result, the least first. */
export function tellingsOf(emblem: Emblem): Telling[] {
  const ways = Object.entries(tellings[emblem.drawing.kind]) as [Telling, Tell][];
  return ways.filter(([, tell]) => tell(emblem) !== undefined).map(([telling]) => telling);
}

/** A result as its holder chose to show it; undefined where it cannot be told so. */
export function sharedResultOf(
  { exam, result }: { exam: Exam; result: ExamResult },
  { tells, sign, name }: ShareChoice,
  locale: Variety,
): Omit<SharedResult, 'public'> | undefined {
  const emblem = exam.emblem(result, locale, 'whole');
  const said = tellings[emblem.drawing.kind][tells]?.(emblem);
  if (!said) return undefined;
  return {
    examId: exam.id,
    test: exam.name(locale),
    name,
    ...said,
    ...(sign && emblem.sign && { sign: emblem.sign }),
  };
}
