import items from './items.json' with { type: 'json' };

export const EN = { items };
