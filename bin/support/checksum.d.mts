/** Typed for the test beside the walls; see `checksum.mjs`. */
export function isGenuine(
  path: string,
  checksums: Readonly<Record<string, string>>,
  machine?: string,
): Promise<boolean>;
