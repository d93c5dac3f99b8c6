/** On which side of the middle a score is told: within a third of a deviation of 100 it is on neither. */
export const sideOf = (score: number): 'low' | 'middle' | 'high' =>
  score < 95 ? 'low' : score > 105 ? 'high' : 'middle';

/** A score that few would hang on a wall is not offered on a certificate. */
export const offersCertificate = ({ score }: { readonly score: { readonly value: number } }): boolean =>
  sideOf(score.value) !== 'low';
