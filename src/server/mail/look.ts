import type { Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';

/**
 * The colours of the universe theme as sRGB (web/themes/tokens.css): mail programs know no oklch. By day in the colour of the
 * night, by night in the colour of the lamp.
 */
export const schemes = {
  light: {
    paper: '#f3eeeb',
    sheet: '#fffcfb',
    sunk: '#f7f1ee',
    ink: '#161c26',
    soft: '#4a505b',
    line: '#ded6d3',
    accent: '#314d82',
    accentInk: '#fffcfb',
  },
  dark: {
    paper: '#0b1323',
    sheet: '#141d2e',
    sunk: '#0f1727',
    ink: '#f1e5e1',
    soft: '#b6a9a5',
    line: '#2f394c',
    accent: '#f8c084',
    accentInk: '#161c26',
  },
} as const;

/** The band at the head, dark in either scheme; bin/faces.mjs paints the mark and the picture on it. */
export const band = { night: '#0a1320', name: '#f1e5e1' } as const;

interface Faces {
  readonly text: string;
  readonly display: string;
  /** Outlook on Windows takes Times where it does not know the first face of a list. */
  readonly outlook: string;
  /** Weight of titles: letters of many strokes need more than Latin ones. */
  readonly weight: number;
  readonly leading: number;
  /** Korean keeps words whole. */
  readonly breaks: 'normal' | 'keep-all';
  /** Japanese titles break at phrases, where a program knows how; Chinese ones where their words say that a line may end. */
  readonly titleBreaks: 'normal' | 'keep-all' | 'auto-phrase';
}

const latin: Faces = {
  text: "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  display: "Newsreader,'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif",
  outlook: 'Segoe UI',
  weight: 500,
  leading: 1.6,
  breaks: 'normal',
  titleBreaks: 'normal',
};

/** Faces that readers of each language have, without a gap where Latin letters would be drawn by a Chinese face. */
const faces: Partial<Record<ReturnType<typeof languageOf>, Faces>> = {
  JA: {
    ...cjk(
      "'Hiragino Sans','Yu Gothic UI','Noto Sans CJK JP'",
      "'Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP'",
      'Yu Gothic UI',
    ),
    titleBreaks: 'auto-phrase',
  },
  KR: {
    ...cjk(
      "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans CJK KR'",
      "AppleMyungjo,Batang,'Noto Serif CJK KR'",
      'Malgun Gothic',
    ),
    breaks: 'keep-all',
  },
  CN: cjk(
    "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC'",
    "'Songti SC',SimSun,'Noto Serif CJK SC'",
    'Microsoft YaHei',
  ),
  HK: cjk(
    "'PingFang HK','Microsoft JhengHei','Noto Sans CJK HK'",
    "'Songti TC',PMingLiU,'Noto Serif CJK HK'",
    'Microsoft JhengHei',
  ),
};

function cjk(text: string, display: string, outlook: string): Faces {
  return {
    text: `-apple-system,${text},Arial,sans-serif`,
    display: `${display},serif`,
    outlook,
    weight: 600,
    leading: 1.8,
    breaks: 'normal',
    titleBreaks: 'keep-all',
  };
}

export const facesOf = (variety: Variety): Faces => faces[languageOf(variety)] ?? latin;

type Scheme = (typeof schemes)[keyof typeof schemes];

/** One rule for each class that a letter's elements bear; `under` narrows them to one mail program. */
const rules = (colours: Scheme, under = '') =>
  [
    ['paper', `background:${colours.paper}`],
    ['sheet', `background:${colours.sheet}`],
    ['sunk', `background:${colours.sunk}`],
    ['ink', `color:${colours.ink}`],
    ['soft', `color:${colours.soft}`],
    ['line', `border-color:${colours.line}`],
    ['act', `background:${colours.accent}`],
    ['act a', `color:${colours.accentInk}`],
    ['way', `color:${colours.accent}`],
  ]
    .map(([name, says]) => `${under}.${name}{${says}!important}`)
    .join('');

/** Dark for whoever reads in the dark, and narrow for phones. Programs that know no style sheet show the day's colours. */
export function sheetOf(variety: Variety): string {
  const { outlook } = facesOf(variety);
  return `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${rules(schemes.dark)}}
${rules(schemes.dark, '[data-ogsc] ')}
@media (max-width:480px){.around{padding:0!important}.in{border-radius:0!important;padding-left:24px!important;padding-right:24px!important}.title{font-size:26px!important}.rows,.rows tbody,.rows tr,.rows th,.rows td{display:block!important;width:auto!important}.rows th{padding:8px 0 0!important}.rows td{padding:0!important}.rows .long{font-size:12px!important}}
</style>
<!--[if mso]><style>p,h1,td,th,a{font-family:'${outlook}',Arial,sans-serif!important}</style><![endif]-->`;
}
