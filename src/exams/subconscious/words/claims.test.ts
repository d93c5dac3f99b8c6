import { describe, expect, it } from 'vitest';
import type { Locale, Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import { sentences } from '#tests/support/wording.ts';
import type { ItemId } from '../items.ts';
import { subconsciousWords, wordsOf } from './index.ts';

const written = Object.keys(subconsciousWords) as Variety[];

/** What a profile is told by its scores alone, whatever the answer to a single picture was. */
function toldByScores(locale: Variety): [string, string][] {
  const { departures, dimensions, modules } = wordsOf(locale);
  const rows = Object.entries(dimensions).map(([id, { levels, mixed }]) => [id, { levels, mixed }]);
  const chapters = Object.entries(modules).map(([id, { levels, mixed, pair }]) => [
    id,
    { levels, mixed, pair },
  ]);
  return sentences({
    departures,
    dimensions: Object.fromEntries(rows),
    modules: Object.fromEntries(chapters),
  });
}

/** Things that stand in one picture, and in nothing else that a report speaks of. */
const pictured: Readonly<Record<Locale, RegExp>> = {
  EN: /\b(?:mirror|jetty|stairs?|staircase|ladders?|coats?|carpets?|telescope|lighthouse|maze|labyrinth|stalls?|fruit|footprints|fork|boats?|lanterns?)\b/,
  DE: /spiegel|\bsteg\b|treppe|leiter\b|mantel|teppich|fernrohr|leuchtturm|labyrinth|marktstand|frucht|fußspur|gabelung|\bboot|laterne|brunnen|hängebrücke/i,
  FR: /miroir|ponton|escalier|échelle|manteau|tapis|télescope|phare|labyrinthe|étal\b|\bfruit|traces de pas|bifurcation|bateau|barque|lanterne|\bpuits/i,
  ES: /espejo|embarcadero|escalera|abrigo|alfombra|telescopio|\bfaro\b|laberinto|\bpuesto del|fruto|huellas|encrucijada|\bbarc[oa]|farol|\bpozo/i,
  PT: /espelho|\bcais\b|\bpíer\b|\bescada|casaco|tapete|telescópio|farol\b|labirinto|\bbanca\b|barraca|\bfruto|pegadas|bifurcação|\bbarco|lampião|\bpoço/i,
  JA: /鏡|桟橋|階段|はしご|コート|じゅうたん|望遠鏡|灯台|迷路|迷宮|屋台|木の実|足跡|分かれ道|舟|ランタン|井戸|吊り橋/,
  KR: /거울|나루|계단|사다리|외투|양탄자|망원경|등대|미로|좌판|열매|발자국|갈림길|돛단배|우물|출렁다리/,
  CN: /镜|渡口|楼梯|梯子|大衣|外衣|地毯|望远镜|灯塔|迷宫|摊位|果子|脚印|岔路|灯笼|口井|索桥|条船/,
  HK: /鏡|碼頭|樓梯|道梯|大衣|地毯|望遠鏡|燈塔|迷宮|檔口|果子|腳印|分岔|提燈|口井|吊橋|艘船/,
};

/** What a sitter would do at a picture, in the words in which it was once claimed of everybody at a level. */
const behavior: Readonly<Partial<Record<ItemId, RegExp>>> = {
  'two-ways': /look back|walk fast/,
  'tracks-divide': /decided? for you|time has run out/,
  'two-chairs': /first sentence|first to speak|speak last|wait until you’re asked/,
  'one-wake': /(?:be|go|you’re) in front[,.]|ahead of others|others go first/,
  'far-lamp': /life comes to you|into your lap/i,
  'borrowed-moon': /not need to have it|want nothing more/,
  'inland-beam': /(?:lamp|light) on yourself/,
  someone: /gives? (?:what|something) away/,
  'coat-and-door': /taken for you/,
  'one-window-rain': /before the words|rarely wrong about a mood/,
  'whole-below': /bonds don’t end/,
  'lamp-set-down': /go back for/,
};

/** Turns of phrase that set one picture above all others. Several can have been agreed with as much. */
const ranked: Readonly<Record<Locale, RegExp>> = {
  EN: /you most\b|most clearly|anything else|of all the pictures|no other picture|strongest|you best\b|the least/i,
  DE: /am (?:meisten|deutlichsten|nächsten|besten|wenigsten)|keinem anderen bild|allen bildern|stärksten|als alles/i,
  FR: /le plus (?:parlé|nettement)|appelait le plus|le moins|aucune autre image|toutes les images|la plus forte|le mieux/i,
  ES: /lo que más|que menos|ninguna otra|todas las imágenes|más fuerte|que mejor/i,
  PT: /o que mais|que menos|nenhuma outra|todas as imagens|mais forte|que melhor|que mais/i,
  JA: /最も|いちばん|ほかにありません|どの絵よりも|何よりも/,
  KR: /가장|무엇보다|모든 그림/,
  CN: /最[^后初]|没有哪一幅|就数/,
  HK: /最[^後初]|沒有哪一幅|眾多畫/,
};

describe.each(written)('what is claimed of a sitter in %s', (locale) => {
  const told = toldByScores(locale);
  const language = languageOf(locale);

  it('names no thing of a picture where only scores are known', () => {
    expect(told.filter(([, text]) => pictured[language].test(text))).toEqual([]);
  });

  it('ranks no picture of the dream above another', () => {
    const { passages } = wordsOf(locale).dreams;
    const told = Object.entries(passages).map(([id, { first, absent }]) => [id, `${first} ${absent}`]);
    expect(told.filter(([, text]) => ranked[language].test(text as string))).toEqual([]);
  });

  it('repeats no reading of a picture', () => {
    const { items } = wordsOf(locale);
    const clauses = Object.values(items).flatMap(({ reading }) =>
      reading.split(/[,;:.،、。，；：]/).map((clause) => clause.trim().replace(/^(?:and|und|et|y|e)\s/, '')),
    );
    const long = clauses.filter((clause) => clause.length >= (/\p{Script=Latin}/u.test(clause) ? 22 : 8));
    expect(told.filter(([, text]) => long.some((clause) => text.includes(clause)))).toEqual([]);
  });
});

it.each(Object.entries(behavior))('no level claims what %s asks', (_, said) => {
  expect(toldByScores('EN').filter(([, text]) => said.test(text))).toEqual([]);
});
