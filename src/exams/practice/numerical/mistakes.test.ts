import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { numericalKinds, templates } from './index.ts';
import { ratio } from './means.ts';
import type { Draft, Mistake, Template } from './template.ts';

/** Drafts of a template, with the wrong numbers that come of one mistake. */
const wrongBy = (template: Template, mistake: Mistake): { draft: Draft; value: number }[] =>
  Array.from({ length: 60 }, (_, at) => template.draft(randomOf(`draft ${at}`))).flatMap((draft) =>
    draft ? draft.wrong.filter(([, by]) => by === mistake).map(([value]) => ({ draft, value })) : [],
  );

describe('what is said of a wrong number', () => {
  it('calls another part what is one', () => {
    const using = templates.filter((template) => wrongBy(template, 'otherPart').length > 0);
    expect(using.map(({ name }) => name)).toEqual(['share', 'ratio']);
    for (const { draft, value } of wrongBy(ratio, 'otherPart'))
      expect(value).toBe((draft.values.three ?? 0) * (draft.values.unit ?? 0));
  });

  it('speaks of a percentage where there is one', () => {
    const using = templates.filter((template) => wrongBy(template, 'wrongBase').length > 0);
    expect(using.map(({ unit }) => unit)).toEqual(using.map(() => 'percent'));
  });

  it('calls a step on the way what the solution comes by, and what the question gives by that name', () => {
    const halfway = templates.flatMap((template) => wrongBy(template, 'unfinished'));
    expect(halfway.length).toBeGreaterThan(0);
    for (const { draft, value } of halfway) expect([draft.values.alone, draft.values.unit]).toContain(value);
    const given = templates.flatMap((template) => wrongBy(template, 'given'));
    expect(given.length).toBeGreaterThan(0);
    for (const { draft, value } of given) expect(value).toBe(draft.values.mean);
  });

  it.each(locales)('names the rest that was taken for the part used, in %s', (locale) => {
    const kind = numericalKinds.find(({ id }) => id === 'n08');
    const items = Array.from({ length: 40 }, (_, at) => kind?.make(randomOf(`tank ${at}`)));
    const told = items.flatMap((item) => {
      const shown = item?.show(locale);
      const [percent = 0, left = 0] = (shown?.prompt.match(/\d+/g) ?? []).map(Number);
      const wrong = Math.round((left * 100) / percent);
      const at =
        shown?.options.findIndex((option) => Number(String(option).replace(/\D/g, '')) === wrong) ?? -1;
      return item && at >= 0 && at !== item.key
        ? [{ said: item.whyWrong(at, locale), rest: 100 - percent }]
        : [];
    });
    expect(told.length).toBeGreaterThan(0);
    for (const { said, rest } of told) expect(said).toContain(String(rest));
  });
});
