/** A line that listens, by the name under which it is known in its country. */
export interface Line {
  readonly name: string;
  readonly number: string;
}

export interface Help {
  readonly emergency: string;
  readonly lines: readonly Line[];
}

/** Month in which the numbers were last gone through, as a date of that month. */
export const knownIn = '2026-11-01';

const samaritans: Line = { name: 'Samaritans', number: '116 123' };
const european = '112';

/**
 * Emergency numbers, and lines that listen to adults whatever troubles them, run or recognized nationwide. Only what is beyond
 * doubt stands here; a country without a line of its own is told of the emergency number and its doctors.
 */
const known: Readonly<Record<string, Help>> = {
  US: { emergency: '911', lines: [{ name: '988 Suicide & Crisis Lifeline', number: '988' }] },
  CA: { emergency: '911', lines: [{ name: '9-8-8 Suicide Crisis Helpline', number: '988' }] },
  GB: { emergency: '999', lines: [samaritans] },
  IE: { emergency: '112', lines: [samaritans] },
  AU: { emergency: '000', lines: [{ name: 'Lifeline', number: '13 11 14' }] },
  NZ: { emergency: '111', lines: [{ name: '1737, need to talk?', number: '1737' }] },
  DE: {
    emergency: european,
    lines: [{ name: 'TelefonSeelsorge', number: '0800 111 0 111 · 0800 111 0 222' }],
  },
  AT: { emergency: european, lines: [{ name: 'TelefonSeelsorge', number: '142' }] },
  CH: { emergency: european, lines: [{ name: 'Die Dargebotene Hand · La Main Tendue', number: '143' }] },
  FR: { emergency: european, lines: [{ name: 'Numéro national de prévention du suicide', number: '3114' }] },
  BE: {
    emergency: european,
    lines: [
      { name: 'Tele-Onthaal', number: '106' },
      { name: 'Télé-Accueil', number: '107' },
    ],
  },
  NL: { emergency: european, lines: [{ name: '113 Zelfmoordpreventie', number: '113' }] },
  ES: { emergency: european, lines: [{ name: 'Línea de atención a la conducta suicida', number: '024' }] },
  PT: { emergency: european, lines: [{ name: 'SNS 24', number: '808 24 24 24' }] },
  BR: { emergency: '192', lines: [{ name: 'CVV', number: '188' }] },
  MX: { emergency: '911', lines: [{ name: 'Línea de la Vida', number: '800 911 2000' }] },
  JP: { emergency: '119', lines: [{ name: 'よりそいホットライン', number: '0120-279-338' }] },
  KR: { emergency: '119', lines: [{ name: '자살예방 상담전화', number: '109' }] },
  CN: { emergency: '120', lines: [{ name: '全国统一心理援助热线', number: '12356' }] },
  HK: { emergency: '999', lines: [{ name: '「情緒通」精神健康支援熱線', number: '18111' }] },
  TW: { emergency: '119', lines: [{ name: '安心專線', number: '1925' }] },
  SG: { emergency: '995', lines: [{ name: 'Samaritans of Singapore', number: '1767' }] },
  IN: { emergency: '112', lines: [{ name: 'Tele MANAS', number: '14416' }] },
  CL: { emergency: '131', lines: [] },
  CO: { emergency: '123', lines: [] },
};

/** Countries of the European emergency number, of whose lines nothing is said here. */
const ofEurope = new Set('BG CY CZ DK EE FI GR HR HU IT LT LU LV MT PL RO SE SI SK'.split(' '));

/** What is surely known of a country; undefined where nothing is. @param market its code of ISO 3166-1 */
export function helpIn(market: string | undefined): Help | undefined {
  if (market === undefined) return undefined;
  return known[market] ?? (ofEurope.has(market) ? { emergency: european, lines: [] } : undefined);
}
