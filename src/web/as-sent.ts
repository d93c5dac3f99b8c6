/**
 * A script as it stands in a page: without its comments and what is before a line's first sign, which every visitor would be
 * sent. A comment takes a line of its own, and no text goes over several.
 */
export function asSent(script: string): string {
  return script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}
