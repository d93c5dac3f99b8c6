/** Numbers that must not be mixed up. A brand exists only for the compiler. */
type Branded<Unit extends string> = number & { readonly unit: Unit };

/** Ability on the scale of the prior: mean 0, standard deviation 1. */
export type Theta = Branded<'theta'>;

/** Mean 100, standard deviation 15. */
export type IqPoints = Branded<'iq'>;

/** 0 to 100: the share of the norm population at or below a score. */
export type Percentile = Branded<'percentile'>;

export const theta = (value: number): Theta => value as Theta;
export const iqPoints = (value: number): IqPoints => value as IqPoints;
export const percentile = (value: number): Percentile => value as Percentile;
