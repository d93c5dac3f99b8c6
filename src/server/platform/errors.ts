import { type RefusalName, refusals } from '#contract/refusals.ts';

export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

/** A refusal of the contract, thrown anywhere below a call; the envelope gives it its code and translated sentence. */
export class Refusal extends Error {
  readonly refusal: RefusalName;
  readonly fields: readonly FieldProblem[] | undefined;

  /** @param fields for `malformed`: which field, and what is wrong with it */
  constructor(name: RefusalName, fields?: readonly FieldProblem[]) {
    super(name);
    this.name = 'Refusal';
    this.refusal = name;
    this.fields = fields;
  }

  get result(): number {
    return refusals[this.refusal].result;
  }

  get status(): number {
    return refusals[this.refusal].status;
  }
}

/** A mistake of the one who runs the server: said in plain words, without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
