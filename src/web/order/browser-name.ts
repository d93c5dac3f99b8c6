/** What a browser calls itself, shortened to what people know it by; the first that fits, since later ones name earlier ones. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** `Firefox, Windows`; undefined for a browser that nobody knows by name. */
export function browserName(agent: string): string | undefined {
  const of = (names: typeof browsers) => names.find(([pattern]) => pattern.test(agent))?.[1];
  const known = [of(browsers), of(systems)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(', ') : undefined;
}
