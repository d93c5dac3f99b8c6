import { iqScale } from '#drawing/bell-curve.ts';
import type { BlocksByKind, Sentences } from './sentences.ts';

const range = { low: 102, high: 122 };
const referenceRange = { low: 85, high: 115 };
const estimate = (value: number) => ({ value, standardError: 5, low: value - 10, high: value + 10 });

/** The blocks that are drawn of numbers. */
export function drawnBlocks({ terms, titles, sentence, paragraphs, alt }: Sentences) {
  const corners = terms.map((label, at) => ({ id: `corner-${at}`, label, value: 90 - 14 * at }));
  const rows = terms.slice(0, 4).map((label, at) => ({
    id: `scale-${at}`,
    label,
    score: estimate(84 + 12 * at),
    solved: { correct: 2 + at, of: 8 },
    level: 1 + at,
    levelLabel: terms[5],
    reading: paragraphs[at % 3] ?? sentence,
  }));
  const outcomes = ['solved', 'missed', 'open'] as const;
  const bars = Array.from({ length: 24 }, (_, at) => ({
    place: at + 1,
    outcome: outcomes[at % 5 === 4 ? 1 : at % 11 === 10 ? 2 : 0] ?? 'open',
    value: (1 + ((7 * at) % 10)) / 11,
  }));
  return {
    headline: {
      block: 'headline',
      interval: range,
      at: 112,
      scale: iqScale,
      alt,
      title: terms[4],
      range: '102–122',
      lead: paragraphs[0],
      band: { label: terms[5], value: terms[3], text: sentence },
      reach: paragraphs[2],
    },
    scales: {
      block: 'scales',
      rows,
      scale: iqScale,
      referenceRange,
      form: 'table',
      title: titles.scales,
      lead: sentence,
    },
    profile: {
      block: 'profile',
      sides: rows,
      scale: iqScale,
      referenceRange,
      title: titles.profile,
      lead: paragraphs[0],
      alt,
      howTo: paragraphs[2],
      remarks: { title: titles.scales, paragraphs: [sentence] },
    },
    axes: {
      block: 'axes',
      title: titles.axes,
      lead: sentence,
      rows: [0.3, 0.62].map((at, place) => ({
        id: `specimen-${place}`,
        poles: [terms[0], terms[3]],
        at,
        low: at - 0.12,
        high: at + 0.12,
        value: `${Math.round(100 * at)} · ${terms[place] ?? sentence}`,
        reading: paragraphs[place] ?? sentence,
      })),
    },
    hexagon: { block: 'hexagon', title: titles.hexagon, lead: paragraphs[0], corners, alt },
    plane: {
      block: 'plane',
      axes: { across: terms[0], upwards: terms[1] },
      corners: { upperLeft: terms[2], upperRight: terms[3], lowerLeft: terms[4], lowerRight: terms[5] },
      lit: 'upperRight',
      at: { across: 112, upwards: 109 },
      spread: { across: 30, upwards: 24, both: 8 },
      scale: iqScale,
      caption: sentence,
      alt,
    },
    ladder: {
      block: 'ladder',
      title: titles.ladder,
      lead: paragraphs[0],
      rungs: bars.slice(0, 12).map(({ place }, at) => ({
        place,
        label: terms[at % 4] ?? sentence,
        outcome: (['solved', 'solved', 'wrong', 'open'] as const)[at % 4] ?? 'open',
        seconds: 12 + ((17 * at) % 50),
      })),
      hardest: { place: 10, text: sentence },
      notes: [paragraphs[2]],
      alt,
    },
    people: { block: 'people', lit: { from: 1, to: 21 }, legend: { lit: terms[0], unlit: terms[3] }, alt },
    repeats: {
      block: 'repeats',
      values: Array.from({ length: 60 }, (_, at) => 112 + 5 * Math.sin(at) + 5 * Math.cos(3 * at)),
      at: 112,
      interval: range,
      scale: iqScale,
      caption: paragraphs[0],
      alt,
    },
    course: {
      block: 'course',
      bars,
      level: { value: 0.4, label: terms[4] },
      legend: { solved: terms[0], missed: terms[1], open: terms[2] },
      alt,
    },
    tally: {
      block: 'tally',
      rows: terms.slice(0, 3).map((label, at) => ({
        id: `tally-${at}`,
        label,
        share: 0.25 + 0.25 * at,
        mark: 0.5,
        value: `${25 + 25 * at}`,
        text: sentence,
      })),
      mark: terms[4],
      alt,
    },
    progress: {
      block: 'progress',
      title: titles.progress,
      lead: sentence,
      rows: terms.slice(0, 2).map((label, at) => ({
        id: `progress-${at}`,
        label,
        points: [0.3, 0.42, 0.5 + 0.1 * at].map((value) => ({ value, low: value - 0.2, high: value + 0.2 })),
        value: `${50 + 10 * at}`,
        text: paragraphs[at] ?? sentence,
      })),
      alt,
    },
    pair: {
      block: 'pair',
      title: titles.pair,
      lead: sentence,
      sides: [terms[4], terms[5]],
      faces: [
        { picture: { set: 'gates', name: 'well', alt: '' }, name: terms[0], text: sentence },
        { picture: { set: 'gates', name: 'bridge', alt: '' }, name: terms[1], text: paragraphs[2] },
      ],
      rows: [true, false].map((apart, at) => ({
        id: `specimen-${at}`,
        label: terms[2 + at] ?? sentence,
        poles: [terms[0], terms[1]],
        marks: [
          { at: 0.3, low: 0.2, high: 0.4, value: '30' },
          { at: 0.7, low: 0.6, high: 0.8, value: '70' },
        ],
        apart,
        reading: paragraphs[at] ?? sentence,
      })),
      howTo: paragraphs[2],
    },
  } satisfies Partial<BlocksByKind>;
}
