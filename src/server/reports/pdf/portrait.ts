import type { PortraitReport } from '#contract/reports.ts';
import { drawGauge } from '#drawing/bell-curve.ts';
import { drawProfile, profileLabel } from '#drawing/profile.ts';
import { languageTags } from '#locale/locales.ts';
import { clean, frameOf, type PdfInput, palette } from './frame.ts';
import { coverPicture, headpieceOf, printed } from './pictures.ts';
import { reportWords } from './words.ts';

const profilePalette = {
  ground: '#ffffff',
  ring: '#e6eced',
  spoke: '#cfd8d9',
  mist: palette.interval,
  mark: palette.mark,
};

/** Everything that the template reads of a portrait. */
export function portraitData(input: PdfInput<PortraitReport>) {
  const { report } = input;
  const words = reportWords(report.locale);
  const number = new Intl.NumberFormat(languageTags[report.locale]);
  const { character, dream, methods, norm, tabs } = report;
  const used = dream.pictures.map(({ name }) => name);
  return clean({
    template: 'portrait' as const,
    ...frameOf(input),
    cover: coverPicture,
    profile: profileOf(report),
    rows: report.scales.map((row) => rowOf(row, report)),
    rowsTitle: words('dimensions.title'),
    character: {
      ...character,
      picture: printed(character.picture),
      certaintyTitle: words('portrait.certainty'),
      share: character.certainty,
    },
    dream: {
      part: tabs.dream,
      title: dream.title,
      scenes: dream.pictures.map((picture, at) => ({
        file: printed(picture),
        alt: picture.alt,
        role: words(`portrait.${roles[at] ?? 'absent'}`),
        text: dream.paragraphs[at] ?? '',
      })),
      closing: dream.paragraphs.slice(dream.pictures.length),
    },
    parts: (['traits', 'dream', 'power'] as const)
      .map((tab) => ({
        tab,
        name: tabs[tab],
        chapters: report.modules
          .filter((module) => module.tab === tab)
          .map(({ id, title, paragraphs }) => ({ title, paragraphs, picture: headpieceOf(id, used) })),
      }))
      .filter(({ chapters }) => chapters.length > 0),
    methods: {
      title: methods.title,
      chapters: [...methods.chapters, { title: words('overview.norm'), paragraphs: [normText()] }],
    },
  });

  function normText(): string {
    return `${norm.text} ${words('overview.reliability', { value: number.format(norm.reliability) })}`;
  }
}

const roles = ['first', 'second', 'absent'] as const;

function profileOf(report: PortraitReport) {
  const words = reportWords(report.locale);
  const { scales, scale, referenceRange: reference } = report;
  const range = { from: reference.low, to: reference.high };
  return {
    title: report.overview.title,
    lead: report.overview.lead,
    drawing: drawProfile(
      {
        sides: scales.map(({ score: { low, high, value } }) => ({ low, high, at: value })),
        reference,
        scale,
      },
      profilePalette,
    ),
    alt: words('portrait.chart', range),
    names: scales.map(({ label, score }, side) => ({
      label,
      value: String(Math.round(score.value)),
      ...profileLabel(side, scales.length),
    })),
    legend: {
      line: words('portrait.line'),
      mist: words('portrait.mist'),
      ring: words('portrait.ring', range),
    },
    howTo: words('portrait.howTo'),
    reading: report.dimensionsLead,
  };
}

function rowOf(row: PortraitReport['scales'][number], { locale, scale, referenceRange }: PortraitReport) {
  const words = reportWords(locale);
  const [value, low, high] = [row.score.value, row.score.low, row.score.high].map(Math.round) as [
    number,
    number,
    number,
  ];
  const { low: from, high: to } = referenceRange;
  return {
    label: row.label,
    about: row.about ?? '',
    poles: row.poles ?? { low: '', high: '' },
    value: String(value),
    range: words('overview.intervalRange', { low, high }),
    level: row.levelLabel,
    reading: row.reading,
    gauge: drawGauge({ low, high, at: value, reference: referenceRange, scale }, palette),
    gaugeAlt: words('dimensions.chart', { label: row.label, value, low, high, from, to }),
  };
}
