/** Numbers that must not be mixed up. A brand exists only for the compiler. */
type Branded<Unit extends string> = number & { readonly unit: Unit };

/** Ability on the scale of the prior: mean 0, standard deviation 1. */
export type Theta = Branded<'theta'>;

/** Mean 100, standard deviation 15. */
export type IqPoints = Branded<'iq'>;

/** 0 to 100: the share of the norm population at or below a score. */
export type Percentile = Branded<'percentile'>;

/** Mean 50, standard deviation 10. */
export type TScore = Branded<'t'>;

/** 1 to 10, a class half a standard deviation wide, 5 and 6 meeting at the mean. */
export type Sten = Branded<'sten'>;

/** Years of age. */
export type Years = Branded<'years'>;

// Each says what a number is; none checks it.

export const theta = (value: number): Theta => value as Theta;
export const iqPoints = (value: number): IqPoints => value as IqPoints;
export const percentile = (value: number): Percentile => value as Percentile;
export const tScore = (value: number): TScore => value as TScore;
export const sten = (value: number): Sten => value as Sten;
export const years = (value: number): Years => value as Years;
