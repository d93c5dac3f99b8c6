import { inflateSync } from 'node:zlib';

/** The contents of all streams of a document, as far as they are deflated; and what stands between them. */
function contentsOf(bytes: Uint8Array): string[] {
  const pdf = Buffer.from(bytes);
  const found: string[] = [pdf.toString('latin1')];
  for (let from = pdf.indexOf('stream\n'); from >= 0; from = pdf.indexOf('stream\n', from + 7)) {
    const end = pdf.indexOf('endstream', from);
    try {
      found.push(inflateSync(pdf.subarray(from + 7, end)).toString('latin1'));
    } catch {
      // No deflated stream, or the end of one.
    }
  }
  return found;
}

/** Bytes of a string as a document writes it: in hexadecimal, or between brackets with escapes (PDF 1.7, 7.3.4). */
function bytesOf(written: string): Buffer {
  if (written.startsWith('<')) return Buffer.from(written.slice(1, -1), 'hex');
  const signs: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const plain = written
    .slice(1, -1)
    .replace(/\\([0-7]{1,3}|\r\n|.)/gs, (_, sign: string) =>
      /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (signs[sign] ?? sign),
    );
  return Buffer.from(plain, 'latin1');
}

/** What is read and searched in the place of what is drawn (`ActualText`), and what is said of pictures (`Alt`). */
export function replacementTexts(bytes: Uint8Array): string[] {
  return contentsOf(bytes).flatMap((content) =>
    [...content.matchAll(/\/(?:ActualText|Alt) ?(<[0-9A-Fa-f]*>|\((?:\\.|[^\\)])*\))/gs)].map(
      ([, written = '']) => {
        const said = bytesOf(written);
        const isWide = said[0] === 0xfe && said[1] === 0xff;
        return isWide ? Buffer.from(said.subarray(2)).swap16().toString('utf16le') : said.toString('latin1');
      },
    ),
  );
}
