/**
 * A stage of a sitting that was opened; whatever stands before it is closed, but for questions that it was asked for ahead
 * of. Without plan or word, one is being chosen.
 */
export interface OpenedStage {
  /** What was chosen by the answers before it. */
  readonly plan?: string;
  /** The planned questions were taken: in the first stage, and where the chosen ones could not be asked for. */
  readonly planned?: true;
}

/** Those of a sitting, the first one's first. */
export type Stages = readonly OpenedStage[];

/** @param stages as they are stored */
export const openedOf = (stages: Stages | null): Stages => stages ?? [{ planned: true }];

/** The plans that the form is made by. */
export const plansOf = (stages: Stages | null): (string | null)[] =>
  openedOf(stages).map(({ plan, planned }) => (planned ? null : (plan ?? null)));

/** The plans of all that was ever given: also of stages that then were taken as planned. */
export const givenPlansOf = (stages: Stages | null): (string | null)[] =>
  openedOf(stages).map(({ plan }) => plan ?? null);

export const isBeingChosen = (stage: OpenedStage | undefined): boolean =>
  stage !== undefined && stage.plan === undefined && !stage.planned;

/** Where a question of a staged form stands. */
interface Standing {
  readonly stage: number;
  /** The stage that closes it. */
  readonly closedBy: number;
  /** Of the planned questions, not of chosen ones. */
  readonly planned: boolean;
}

interface Arriving<Answer> {
  readonly opened: Stages;
  readonly standings: ReadonlyMap<string, Standing>;
  /** Questions that hold an answer, or time. */
  readonly answered: ReadonlySet<string>;
  readonly answers: readonly Answer[];
}

/**
 * What answers do to a sitting in stages. Those of questions that were closed before they came are not taken: the first word
 * counts. Planned questions open their stage where it was not opened, and take the place of chosen ones of which none was
 * answered: the device had no network, and asked those instead.
 *
 * @param arriving all of questions that `standings` knows
 */
export function settle<Answer extends { readonly questionId: string }>({
  opened,
  standings,
  answered,
  answers,
}: Arriving<Answer>): { opened: Stages; taken: Answer[] } {
  const stages = [...opened];
  const standing = ({ questionId }: Answer) => standings.get(questionId) as Standing;
  const touched = new Set(
    [...answered].flatMap((id) => {
      const known = standings.get(id);
      return known && !known.planned ? [known.stage] : [];
    }),
  );
  const open = answers.filter((answer) => standing(answer).closedBy > opened.length);
  const taken = [...Map.groupBy(open, (answer) => standing(answer).stage)]
    .sort(([one], [other]) => one - other)
    .flatMap(([stage, group]) => {
      while (stages.length < stage) stages.push({ planned: true });
      const { planned = [], chosen = [] } = Object.groupBy(group, (answer) =>
        standing(answer).planned ? 'planned' : 'chosen',
      );
      const isNewest = stage >= opened.length;
      if (isNewest && planned.length > 0 && chosen.length === 0 && !touched.has(stage)) {
        stages[stage - 1] = { ...stages[stage - 1], planned: true };
      }
      return stages[stage - 1]?.planned ? planned : chosen;
    });
  return { opened: stages, taken };
}
