import type { Block, BlockOf, Emblem } from '#contract/blocks.ts';
import type { DataOf } from '#contract/call.ts';
import type {
  CharacterFace,
  ExamId,
  ExamSummary,
  Face,
  Gate,
  GateFace,
  GivenAnswer,
  Picture,
  Question,
  ScoreFace,
} from '#contract/exams.ts';
import type { FreeDocument, ReportDocument } from '#contract/report.ts';
import type { examType, examTypePair, TypeCard, TypeCode } from '#contract/types.ts';
import type { Variety } from '#locale/locales.ts';
import type { Decision } from '#psychometrics/fit/usability.ts';
import type { GradedTest } from './kit/graded.ts';
import type { PlotSample } from './kit/plots/sample.ts';
import type { Precision } from './kit/precision.ts';
import type { StagedForm } from './stages.ts';

/** Names something that a package holds. It is stored with what was bought, and shown by its name. */
export type FeatureId = string;

/** What a feature does: opens the report, or a part of an open one; opens the reports of another test; adds a certificate. */
export type FeatureShape =
  | { readonly kind: 'report' }
  | { readonly kind: 'part' }
  /** A part that is printed as a file of its own. */
  | { readonly kind: 'booklet' }
  /** Opens material that is a file by itself, also where nobody took the test. */
  | { readonly kind: 'workbook' }
  | { readonly kind: 'test'; readonly slug: string }
  | { readonly kind: 'certificate' };

export interface Package<Feature extends FeatureId = FeatureId> {
  readonly skuId: string;
  /** Names its price in every currency (`server/catalogue/price-points.ts`). */
  readonly pricePoint: string;
  /** How many times that price; once where it says nothing. A whole number. */
  readonly multiplier?: number;
  readonly tier: 'basic' | 'premium' | 'top';
  readonly features: readonly Feature[];
  /** What it holds beyond all of the package below it, where it names what both hold otherwise. */
  readonly adds?: readonly Feature[];
}

/** A test as it is added to the order of another one. */
export type Extra<Feature extends FeatureId = FeatureId> = Omit<Package<Feature>, 'tier'>;

/** What each package is, and what each of its features holds. */
export interface Offer {
  readonly summaries: Readonly<Partial<Record<Package['tier'], string>>>;
  readonly features: Readonly<Record<FeatureId, { readonly name: string; readonly content: string }>>;
}

/** Facts of a scored sitting: numbers and names only, no language. Stored with the sitting. */
export interface ExamResult {
  readonly examId: ExamId;
  readonly packVersion: string;
  readonly normVersion: string;
  readonly totalMilliseconds: number;
  /** Where the test comes to one score. */
  readonly score?: ScoredEstimate;
  /** Scored, though something speaks against the answers: every document says so. */
  readonly doubtful?: true;
  /** Of those, answers that guessing at everything explains better than any ability does: the score is not to be told from chance. */
  readonly nearChance?: true;
}

/** Of a test that comes to one score and its parts. */
export interface ScoreResult extends ExamResult {
  readonly score: ScoredEstimate;
  readonly scales: readonly (ScoredEstimate & {
    readonly id: string;
    /** Where answers are right or wrong. */
    readonly correct?: number;
    readonly of?: number;
  })[];
  readonly correct?: number;
}

/** On the scale of the exam's norm, with its 95 % interval. */
export interface ScoredEstimate {
  readonly value: number;
  readonly standardError: number;
  readonly low: number;
  readonly high: number;
}

/** What everybody may read of the types that a test tells apart. */
export interface OpenTypes {
  /** On the cover of what is printed of all of them. */
  readonly cover: Picture;
  all(locale: Variety): TypeCard[];
  one(code: TypeCode, locale: Variety): DataOf<typeof examType>;
  pair(one: TypeCode, other: TypeCode, locale: Variety): DataOf<typeof examTypePair>;
}

/** Two results beside each other, as one of the two reads them. */
export interface PairInput<Result extends ExamResult = ExamResult> {
  /** The reader's first, then the other's. */
  readonly results: readonly [Result, Result];
  /** What the two are called. */
  readonly names: readonly [string, string];
  /** What both have of it: only what is free, or their reports. */
  readonly extent: 'free' | 'whole';
  /** Whether both said that scores which are asked for by themselves may be in it. */
  readonly scores: boolean;
  readonly locale: Variety;
}

/** What of a result is compared. */
export interface Comparison {
  /** The ids of its parts; those that `extent` holds where it says nothing. */
  readonly parts?: readonly string[];
  /** Beside what is free, as where it says nothing, or beside the report. */
  readonly extent?: 'free' | 'whole';
}

/** What of a result is compared with the same person's last one, where it is more than one score. */
export interface ComparedResult {
  /** What it came to, by name. */
  readonly told: string;
  readonly parts: readonly (ScoredEstimate & {
    readonly id: string;
    readonly name: string;
    /** How its number is said with its interval, where it is not told by the two bounds alone. */
    readonly said?: { readonly value: string; readonly low: number; readonly high: number };
  })[];
}

/** How a test measures and what it cannot say, chapter by chapter. */
export type PlainMethods = Omit<BlockOf<'methods'>, 'block'>;

/** Another test, and why it may be of interest, in a sentence: what it says that the one just taken does not, or what was found. */
export interface NextTest {
  readonly slug: string;
  readonly because: string;
}

/** How two results of a test are compared. */
export interface Together<Result extends ExamResult = ExamResult> {
  /** What the other would see, in words. */
  shows(locale: Variety): string[];
  /** What they would see besides, where both agree to it by a consent of its own. */
  scores?(locale: Variety): string;
  /** Whether the scores of its editions are told on one scale. */
  readonly acrossEditions?: true;
  blocks(input: PairInput<Result>): Block[];
}

/**
 * What one thread made of a form, for another that would make it again. It holds the keys and is as secret as the seed: it never leaves
 * the server.
 */
export interface Handing {
  /** @returns plain data, of the form of a course; where stages were chosen, of the last one */
  give(course: string): unknown;
  take(given: unknown): void;
}

/** What a test declares. Everything but `questions` and the names stays on the server. */
export interface Exam<Result extends ExamResult = ExamResult> {
  readonly id: ExamId;
  readonly slug: string;
  readonly version: string;
  readonly normVersion: string;
  /** As it was before, for what was begun or sold by it: its forms and scores come out the same for ever. */
  readonly earlier?: readonly Exam[];
  readonly questionCount: number;
  /** Possible answers of a question: the most, and the fewest where questions differ in that. */
  readonly optionCount: number;
  readonly fewestOptions?: number;
  /** Whether a question left open counts as wrong; not counted where it says nothing. */
  readonly openIsWrong?: true;
  /** What it usually takes. */
  readonly minutes: number;
  readonly category: 'intelligence' | 'personality' | 'emotion' | 'professional' | 'practice';
  /** Whether the visitor must agree to the processing of such answers before starting. */
  readonly sensitive: boolean;
  /** Everything that its packages and its extra hold, and what each does. */
  readonly features: Readonly<Record<FeatureId, FeatureShape>>;
  readonly packages: readonly Package[];
  readonly extra?: Extra;
  /** What its packages are, where they are no reports of the result. */
  readonly goods?: 'workbook';
  /** What of its report whoever took it has for an account, without a payment. */
  readonly freeWithAccount?: readonly FeatureId[];
  name(locale: Variety): string;
  readonly face: Face & {
    /** Where it comes to one score with classes. */
    scores?(locale: Variety): ScoreFace;
    /** Where there are gates on its way. */
    gates?(locale: Variety): GateFace[];
    /** Where it tells which of several characters comes nearest. */
    characters?(locale: Variety): CharacterFace[];
    /** Whatever the form: a question that says how it goes, and that no form is the worse for. */
    sample?(locale: Variety): Question;
  };
  /** Which pages of its report are shown before anybody has one; left out: the first three after the cover. */
  readonly samplePages?: readonly [number, number, number];
  /** What is said of the test before it is taken. */
  about(locale: Variety): ExamSummary['about'];
  /** Of a review that really took place, who looked at what, and when; left out where there was none. `what` is a sentence. */
  review?(locale: Variety): NonNullable<ExamSummary['review']>;
  /** Whether its first question, the same in every form, may be answered before the test begins: never a sensitive one. */
  readonly opensBefore?: true;
  /** Of a sensitive test: what the visitor is asked to agree to; `{age}` stands for the age that the market's law asks for. */
  consent?(locale: Variety): NonNullable<ExamSummary['consent']>;
  /** Where which questions come follows the answers: `seed` below is then a `courseText`. */
  readonly stages?: StagedForm;
  /** The parts of the way through it, where it has them. */
  gates?(locale: Variety): Gate[];
  /** Where it tells types apart. */
  readonly types?: OpenTypes;
  /** What is said of its packages. */
  offer(locale: Variety): Offer;
  /** Whether a form of this seed may be given: each of its questions proven to have one right answer. */
  isSound(seed: string): boolean;
  /** Where making questions takes its time. */
  readonly handing?: Handing;
  /** The same seed gives the same form, for ever. Nothing in it tells the key, the seed or the difficulty. */
  questions(seed: string, locale: Variety): Question[];
  /** @throws AnswerError if an answer names no question or option of the form, or a question twice */
  score(seed: string, answers: readonly GivenAnswer[]): Result;
  /** Of a test that comes to more than one score: what stands beside the last one's. */
  compared?(result: Result, locale: Variety, comparison?: Comparison): ComparedResult;
  /** Whether `free` is told of the same person's earlier results. */
  readonly tellsProgress?: boolean;
  /** Whether the answers say something about the person, and what speaks against it. */
  usability(seed: string, answers: readonly GivenAnswer[]): Decision;
  /**
   * What is free of a result.
   *
   * @param market the country of the sitting, where something of it differs by country
   * @param earlier of the same person, the oldest first, where the test tells progress
   */
  free(result: Result, locale: Variety, market?: string, earlier?: readonly Result[]): FreeDocument;
  /** Only what the features unlock is in it. */
  report(input: ReportInput<Result>): ReportDocument;
  /** Where the test tells progress: its report with what the same person came to before, the oldest first. */
  besideEarlier?(report: ReportDocument, result: Result, earlier: readonly Result[]): ReportDocument;
  /** Of a questionnaire, what a calibration of it fits. */
  readonly graded?: GradedTest;
  /**
   * How well the test in force finds what is known of simulated sitters, as a table to print. Read when it is asked for:
   * no server simulates.
   *
   * @param sitters at least two
   */
  simulated?(sitters: number): Promise<string>;
  /** Sitters of the test in force as the plots of its manual need them. The same seed gives the same. */
  plotted?(sitters: number, seed: string): Promise<PlotSample>;
  /** Who stands for a result, where somebody does: a character, or a type. Told with the report, not before. */
  presenter?(result: Result, locale: Variety): Presenter;
  /** Where its package can also be bought by who has not taken it. */
  readonly course?: {
    document(input: CourseInput): ReportDocument;
    /** Who presents it. */
    tutor(locale: Variety): Presenter;
  };
  /** How two who took it are compared; a test without it compares nobody. */
  readonly together?: Together<Result>;
  /** How it measures, in plain words for everybody; its manual is called as its slug (docs/measurement). */
  methods?(locale: Variety): PlainMethods;
  /** How far a score in the middle may be off, where there is a norm population. */
  precision?(locale: Variety): Precision;
  /**
   * Other tests that may interest whoever has taken it, the nearest first.
   *
   * @param result where there is one: what is free of it may be the reason
   */
  next?(locale: Variety, result?: Result): readonly NextTest[];
  /** Whether a certificate of a result is offered to who has none; of any where it says nothing. What was bought is kept. */
  offersCertificate?(result: Result): boolean;
  /** What a result leaves open, where it is told in a line or two: its type alone would look decided. */
  undecided?(result: Result, locale: Variety): Emblem['facts'][number] | undefined;
  /**
   * What a result is known by.
   *
   * @param extent what is free of it, or what its report tells: that addresses nobody, since certificates and shared cards
   *   show it to others
   */
  emblem(result: Result, locale: Variety, extent: 'free' | 'whole'): Emblem;
}

/** Who presents a report, with words of a sentence or two. */
export interface Presenter {
  readonly name: string;
  readonly title: string;
  readonly portrait: Picture;
  readonly words: string;
}

/** What the material of a course is made of. */
export interface CourseInput {
  /** The same seed gives the same material, for ever. */
  readonly seed: string;
  readonly locale: Variety;
  readonly orderedAt: string;
}

/** What a report is made of. */
export interface ReportInput<Result extends ExamResult = ExamResult> {
  readonly seed: string;
  readonly answers: readonly GivenAnswer[];
  readonly result: Result;
  readonly locale: Variety;
  /** The country of the sitting, where something of a report differs by country. */
  readonly market?: string;
  readonly takenAt: string;
  readonly features: readonly FeatureId[];
}

/** A test that comes to one score. */
export type ScoreExam = Exam<ScoreResult>;

/** Answers that cannot be of this form. */
export class AnswerError extends RangeError {
  override readonly name = 'AnswerError';
}
