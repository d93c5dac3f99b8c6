/** A count below this says nothing about the test, and could say something about a person. */
export const smallest = 100;

/** Fewer countries are no number to speak of. */
export const fewestCountries = 5;

/** Days that a month is counted over. */
export const countedDays = 30;

/** The average of those who finished a test in a country. */
export interface CountryAverage {
  readonly code: string;
  readonly score: number;
}
