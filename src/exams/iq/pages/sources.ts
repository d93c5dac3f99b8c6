import type { BlockOf } from '#contract/blocks.ts';

/** Cited as published: a source has no language but its own. */
const cited = {
  anglim2022:
    'Anglim, J., Dunlop, P. D., Wee, S., Horwood, S., Wood, J. K., & Marty, A. (2022). Personality and intelligence: A meta-analysis. Psychological Bulletin, 148, 301–336.',
  bisra2018:
    'Bisra, K., Liu, Q., Nesbit, J. C., Salimi, F., & Winne, P. H. (2018). Inducing self-explanation: A meta-analysis. Educational Psychology Review, 30, 703–725.',
  carpenter1990:
    'Carpenter, P. A., Just, M. A., & Shell, P. (1990). What one intelligence test measures. Psychological Review, 97, 404–431.',
  dunlosky2013:
    'Dunlosky, J., Rawson, K. A., Marsh, E. J., Nathan, M. J., & Willingham, D. T. (2013). Improving students’ learning with effective learning techniques. Psychological Science in the Public Interest, 14, 4–58.',
  flynn1987:
    'Flynn, J. R. (1987). Massive IQ gains in 14 nations: What IQ tests really measure. Psychological Bulletin, 101, 171–191.',
  ftc2016:
    'Federal Trade Commission (January 5, 2016). Lumosity to pay $2 million to settle FTC deceptive advertising charges for its “brain training” program.',
  gentner1983:
    'Gentner, D. (1983). Structure-mapping: A theoretical framework for analogy. Cognitive Science, 7, 155–170.',
  goldhammer2015:
    'Goldhammer, F., Naumann, J., & Greiff, S. (2015). More is not always better: The relation between item response and item response time in Raven’s matrices. Journal of Intelligence, 3, 21–40.',
  lim2010:
    'Lim, J., & Dinges, D. F. (2010). A meta-analysis of the impact of short-term sleep deprivation on cognitive variables. Psychological Bulletin, 136, 375–389.',
  melby2016:
    'Melby-Lervåg, M., Redick, T. S., & Hulme, C. (2016). Working memory training does not improve performance on measures of intelligence or other measures of “far transfer.” Perspectives on Psychological Science, 11, 512–534.',
  pietschnig2010:
    'Pietschnig, J., Voracek, M., & Formann, A. K. (2010). Mozart effect–Shmozart effect: A meta-analysis. Intelligence, 38, 314–323.',
  pietschnig2015:
    'Pietschnig, J., & Voracek, M. (2015). One century of global IQ gains: A formal meta-analysis of the Flynn effect (1909–2013). Perspectives on Psychological Science, 10, 282–306.',
  ritchie2018:
    'Ritchie, S. J., & Tucker-Drob, E. M. (2018). How much does education improve intelligence? A meta-analysis. Psychological Science, 29, 1358–1369.',
  roth2015:
    'Roth, B., Becker, N., Romeyke, S., Schäfer, S., Domnick, F., & Spinath, F. M. (2015). Intelligence and school grades: A meta-analysis. Intelligence, 53, 118–137.',
  sackett2022:
    'Sackett, P. R., Zhang, C., Berry, C. M., & Lievens, F. (2022). Revisiting meta-analytic estimates of validity in personnel selection. Journal of Applied Psychology, 107, 2040–2068.',
  sala2017:
    'Sala, G., & Gobet, F. (2017). Does far transfer exist? Negative evidence from chess, music, and working memory training. Current Directions in Psychological Science, 26, 515–520.',
  scharfen2018:
    'Scharfen, J., Peters, J. M., & Holling, H. (2018). Retest effects in cognitive ability tests: A meta-analysis. Intelligence, 67, 44–66.',
  shepard1971:
    'Shepard, R. N., & Metzler, J. (1971). Mental rotation of three-dimensional objects. Science, 171, 701–703.',
  shepard1972:
    'Shepard, R. N., & Feng, C. (1972). A chronometric study of mental paper folding. Cognitive Psychology, 3, 228–243.',
  simon1963:
    'Simon, H. A., & Kotovsky, K. (1963). Human acquisition of concepts for sequential patterns. Psychological Review, 70, 534–546.',
  simons2016:
    'Simons, D. J., Boot, W. R., Charness, N., Gathercole, S. E., Chabris, C. F., Hambrick, D. Z., & Stine-Morrow, E. A. L. (2016). Do “brain-training” programs work? Psychological Science in the Public Interest, 17, 103–186.',
  stanovich2013:
    'Stanovich, K. E., West, R. F., & Toplak, M. E. (2013). Myside bias, rational thinking, and intelligence. Current Directions in Psychological Science, 22, 259–264.',
  stern1912: 'Stern, W. (1912). Die psychologischen Methoden der Intelligenzprüfung. Barth.',
  strenze2007:
    'Strenze, T. (2007). Intelligence and socioeconomic success: A meta-analytic review of longitudinal research. Intelligence, 35, 401–426.',
  uttal2013:
    'Uttal, D. H., Meadow, N. G., Tipton, E., Hand, L. L., Alden, A. R., Warren, C., & Newcombe, N. S. (2013). The malleability of spatial skills: A meta-analysis of training studies. Psychological Bulletin, 139, 352–402.',
  wechsler1939: 'Wechsler, D. (1939). The Measurement of Adult Intelligence. Williams & Wilkins.',
  zorowitz2024:
    'Zorowitz, S., Chierchia, G., Blakemore, S.-J., & Daw, N. D. (2024). An item response theory analysis of the matrix reasoning item bank (MaRs-IB). Behavior Research Methods, 56, 1104–1122.',
} as const;

export type Source = keyof typeof cited;

/** Small, at the foot of a page. */
export const sources = (...names: readonly Source[]): BlockOf<'sources'> => ({
  block: 'sources',
  items: names.map((name) => cited[name]),
});
