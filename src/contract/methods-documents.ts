/** Parts of the technical manuals that are about all tests, as they stand in addresses; a file of docs/measurement each. */
export const methodsDocuments = ['answers', 'references'] as const;

export type MethodsDocument = (typeof methodsDocuments)[number];
