import type { Question } from '#contract/exams.ts';
import { findExam } from '#exams/index.ts';
import type { Variety } from '#locale/locales.ts';
import type { Database } from '#server/platform/database/database.ts';
import { askedOf } from '#server/sittings/asked.ts';
import type { QuestionsOf } from '#server/sittings/form.ts';
import { answersOf, type Sitting } from '#server/sittings/store.ts';

/** A test that somebody took or began, with what was asked and answered in the words that they read. */
export type Taken = Awaited<ReturnType<typeof takenIn>>;

export async function takenIn(
  { database, questionsOf }: { database: Database; questionsOf: QuestionsOf },
  sitting: Sitting,
  locale: Variety,
) {
  const {
    id,
    startedAt,
    confirmedAt,
    consentedAt,
    consentedTo,
    market,
    examId,
    examVersion,
    normVersion,
    landing,
  } = sitting;
  const asked = new Map(askedOf(sitting, questionsOf).map(({ question }) => [question.id, question]));
  const answers = (await answersOf(database, id)).map(({ questionId, choice, milliseconds }) => {
    const question = asked.get(questionId);
    return {
      questionId,
      place: question?.place ?? null,
      asked: question ? askedIn(question) : null,
      choice,
      answered: question && choice !== null ? optionIn(question, choice) : null,
      milliseconds,
    };
  });
  return {
    test: findExam(examId)?.name(locale) ?? examId,
    examId,
    examVersion,
    normVersion,
    sittingId: id,
    startedAt,
    confirmedAt,
    consentedAt,
    consentedTo,
    language: sitting.locale,
    market,
    landing,
    answers,
  };
}

/** A question in words; what is drawn, as somebody reads it who does not see it. */
function askedIn(question: Question): string {
  const parts =
    question.kind === 'figures'
      ? [question.prompt, question.stem.alt]
      : question.kind === 'statements'
        ? [...(question.given ?? []), ...tableIn(question.table), question.prompt]
        : question.kind === 'picture'
          ? [question.scene, question.prompt]
          : [question.prompt];
  return parts.join(' ');
}

type Table = Extract<Question, { kind: 'statements' }>['table'];

const tableIn = (table: Table): string[] =>
  (table?.rows ?? []).map(({ label, cells }) =>
    [label, ...cells.map((cell, at) => `${table?.columns[at] ?? ''} ${cell}`.trim())].join(', '),
  );

function optionIn(question: Question, choice: number): string | null {
  if (question.kind === 'figures') return question.options[choice]?.alt ?? null;
  return question.options[choice] ?? null;
}
