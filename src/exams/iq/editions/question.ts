import type { Variety } from '#locale/locales.ts';
import type { Random } from '#psychometrics/random.ts';
import { solve, twins } from '#solver/index.ts';
import type { FormItem } from '../edition.ts';
import type { DescribedItem, DrawnItem, DrawnStep, Family, FamilyName, MadeItem } from '../family.ts';

/** What making a question takes its time for, as plain data: another thread makes the same question of it at once. */
export interface MadeParts {
  /** The family's own, with its key. */
  readonly item: MadeItem;
  readonly drawn: DrawnItem;
}

/** An item with its drawing, and what can be said of it. */
export interface MadeQuestion {
  readonly key: number;
  readonly drawn: DrawnItem;
  readonly parts: MadeParts;
  describe(locale: Variety): DescribedItem;
  explain(locale: Variety): string;
  explainWrong(choice: number, locale: Variety): string;
  readonly stepsSuffice: boolean;
  readonly asksShared: boolean;
  steps(locale: Variety): readonly DrawnStep[];
  faults(choice: number, locale: Variety): readonly DrawnStep[];
  faultOf(choice: number): string;
}

/** Makes questions of one plan; what plans and items are stays with the family. @throws GenerationError where none is found */
export const questionMaker =
  <Plan, Item extends MadeItem>(family: Family<Plan, Item>, plan: Plan) =>
  (random: Random): MadeQuestion => {
    const item = family.generate(plan, random);
    return questionOf(family, item, family.draw(item));
  };

/** What a family says of its item. */
export const questionOf = <Plan, Item extends MadeItem>(
  family: Family<Plan, Item>,
  item: Item,
  drawn: DrawnItem,
): MadeQuestion => ({
  key: item.key,
  drawn,
  parts: { item, drawn },
  describe: onceByLanguage((locale) => family.describe(item, locale)),
  explain: (locale) => family.explain(item, locale),
  explainWrong: (choice, locale) => family.explainWrong(item, choice, locale),
  stepsSuffice: family.workings.suffice,
  asksShared: family.asksShared?.(item) ?? false,
  steps: (locale) => family.workings.steps(item, locale),
  faults: (choice, locale) => family.workings.faults(item, choice, locale),
  faultOf(choice) {
    const fault = item.faults[choice];
    return (typeof fault === 'object' ? fault?.kind : fault) ?? '';
  },
});

/** A sitting's questions are described whenever one of its stages is given, nearly always in one language. */
function onceByLanguage(describe: (locale: Variety) => DescribedItem): (locale: Variety) => DescribedItem {
  let last: { readonly locale: Variety; readonly described: DescribedItem } | undefined;
  return (locale) => {
    if (last?.locale !== locale) last = { locale, described: describe(locale) };
    return last.described;
  };
}

/** Whether a solver that sees the drawing alone finds the right option and no other, and no two options look alike. */
export function isProven(family: FamilyName, { key, drawn: { stem, options } }: MadeQuestion): boolean {
  const right = solve(family, stem, options);
  return right.length === 1 && right[0] === key && twins(options).length === 0;
}

/** Where a question stands in a form. */
interface Standing {
  readonly id: string;
  /** From 1. */
  readonly place: number;
  readonly family: FamilyName;
  /** Its place in norms. */
  readonly placeId: string;
}

export function formItem({ family, ...standing }: Standing, item: MadeQuestion): FormItem {
  const { key, drawn } = item;
  return {
    ...standing,
    scale: family,
    key,
    optionCount: drawn.options.length,
    show(locale) {
      const described = item.describe(locale);
      return {
        prompt: described.prompt,
        stem: { svg: drawn.stem, alt: described.stem },
        options: drawn.options.map((svg, at) => ({ svg, alt: described.options[at] ?? '' })),
      };
    },
    whyRight: item.explain,
    whyWrong: item.explainWrong,
    stepsSuffice: item.stepsSuffice,
    asksShared: item.asksShared,
    steps: item.steps,
    faults: item.faults,
    faultOf: item.faultOf,
  };
}
