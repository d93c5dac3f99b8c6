// What `Intl` writes numbers and days with takes longer to make than to use, some hundred times a report: each is made once.

/** Of one kind, by language tag and options. */
function once<Options extends object, Made>(
  make: (tag: string, options?: Options) => Made,
): (tag: string, options?: Options) => Made {
  const made = new Map<string, Made>();
  return (tag, options) => {
    const key = options ? tag + JSON.stringify(options) : tag;
    const known = made.get(key) ?? make(tag, options);
    made.set(key, known);
    return known;
  };
}

export const numberFormat = once(
  (tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);

export const dateFormat = once(
  (tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

export const pluralRules = once(
  (tag, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options),
);

export const regionNames = once((tag) => new Intl.DisplayNames(tag, { type: 'region' }));

export const listFormat = once((tag, options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
