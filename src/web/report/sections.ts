/** The report's sections in their order; also the names of their tabs. */
export const sectionIds = ['overview', 'dimensions', 'meaning', 'answers', 'files'] as const;

export type SectionId = (typeof sectionIds)[number];
