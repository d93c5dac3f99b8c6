/** What `bin/fonts.mjs` uses of a package that brings no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: string;
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    readonly noHinting?: boolean;
    readonly keepFeatures?: readonly string[];
    readonly dropTables?: readonly string[];
  }
  export default function subset(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>;
}
