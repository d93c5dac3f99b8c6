import type { Block } from '#contract/blocks.ts';
import { leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { among } from '../facts/ends.ts';
import { sources } from './sources.ts';
import type { Telling } from './telling.ts';

/** From so many on, leaving open is a habit. */
const manyOpen = 4;

export function timingPage(telling: Telling): Block[] {
  const { words, write, facts, time, places } = telling;
  const { timing: said } = words.work;
  const { timing, climb, open, questions } = facts;
  const worded = (seconds: number | undefined) => (seconds === undefined ? '' : time(seconds));
  const times = { solvedTime: worded(timing.solved), missedTime: worded(timing.missed) };
  const { hasty, patient } = timing;
  const wrong = questions.filter(({ outcome }) => outcome === 'missed').length;
  const timeRow = (row: { label: string; value: string; none: string }, seconds: number | undefined) => ({
    label: row.label,
    value: seconds === undefined ? row.none : write(row.value, { time: time(seconds) }),
  });
  const openKind = open.length === 0 ? 'none' : open.length < manyOpen ? 'few' : 'many';
  return [
    leafOf('timing', said.title),
    {
      block: 'facts',
      rows: [
        timeRow(said.facts.solved, timing.solved),
        timeRow(said.facts.missed, timing.missed),
        {
          label: said.facts.hasty.label,
          value: write(said.facts.hasty.value, { count: hasty.length, of: wrong }),
        },
        {
          label: said.facts.patient.label,
          value: write(said.facts.patient.value, { count: patient.length, of: climb.solved }),
        },
      ],
    },
    prose({ id: 'time', title: said.kind.title, paragraphs: [write(said.kind[timing.kind], times)] }),
    ...mannerOf(telling),
    ...erredOf(telling),
    prose({
      id: 'open',
      title: said.open.title,
      paragraphs: [write(said.open[openKind], { openPlaces: places(open) })],
    }),
    sources('goldhammer2015'),
  ];
}

/** Quick misses and slow hits. */
function mannerOf({ words, facts, write, places }: Telling): Block[] {
  const { timing: said } = words.work;
  const { hasty, patient, kind } = facts.timing;
  const hard = among(patient, facts.ends.hardest);
  const patience = patient.length === 0 ? 'none' : hard.length > 0 ? 'hard' : 'some';
  const paragraphs = [
    ...(kind === 'noneMissed'
      ? []
      : [
          write(said.hasty[hasty.length > 0 ? 'some' : 'none'], {
            hasty: hasty.length,
            hastyPlaces: places(hasty),
          }),
        ]),
    ...(kind === 'noneSolved'
      ? []
      : [
          write(said.patient[patience], {
            patient: patient.length,
            patientPlaces: places(patient),
            hard: hard.length,
            hardPlaces: places(hard),
          }),
        ]),
  ];
  return paragraphs.length > 0 ? [prose({ id: 'manner', title: said.mannerTitle, paragraphs })] : [];
}

/** Which kind of mistake was made most often. */
function erredOf({ words, facts: { errors }, write, places }: Telling): Block[] {
  if (!errors) return [];
  const { title, ...said } = words.work.timing.erred;
  const { most, of } = errors;
  const counts = { part: of.part.length, repeated: of.repeated.length, far: of.far.length };
  const values = {
    ...counts,
    wrong: counts.part + counts.repeated + counts.far,
    ...(most !== 'mixed' && { count: counts[most], erredPlaces: places(of[most]) }),
  };
  return [prose({ id: 'erred', title, paragraphs: [write(said[most], values)] })];
}
