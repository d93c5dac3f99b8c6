/** A card as its public page has it. */
export interface Shared {
  readonly address: string;
  /** The picture of the card. */
  readonly picture: string;
  readonly text: string;
}

/**
 * Where a card can be shared (specification, section 5), each a plain link. Instagram and Medium take nothing by an
 * address: there one posts the picture or the link oneself.
 */
export const shareTargets = [
  { id: 'instagram', name: 'Instagram', to: () => 'https://www.instagram.com/' },
  {
    id: 'twitter',
    name: 'X (Twitter)',
    to: ({ address, text }: Shared) => `https://twitter.com/intent/tweet?${query({ url: address, text })}`,
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    to: ({ address }: Shared) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}`,
  },
  { id: 'medium', name: 'Medium', to: () => 'https://medium.com/new-story' },
  {
    id: 'pinterest',
    name: 'Pinterest',
    to: ({ address, picture, text }: Shared) =>
      `https://www.pinterest.com/pin/create/button/?${query({ url: address, media: picture, description: text })}`,
  },
  {
    id: 'facebook',
    name: 'Facebook',
    to: ({ address }: Shared) => `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}`,
  },
] as const;

const query = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();
