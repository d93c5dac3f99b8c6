import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { calls, specifiedCalls } from '#contract/index.ts';
import { openApi } from '#contract/openapi.ts';
import { universalRefusals } from '#contract/refusals.ts';

const document = openApi('1.0.0') as {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
};

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  });

  it('holds every call on each of its bases: 35 of the specification, and our own', () => {
    const rows = (of: typeof calls) =>
      of.flatMap((call) => call.bases.map((base) => `${call.method} /${base}${call.path}`));
    const held = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(rows(specifiedCalls)).toHaveLength(35);
    expect(held.sort()).toEqual(rows(calls).sort());
  });

  it('names what every call can refuse', () => {
    for (const operations of Object.values(document.paths)) {
      for (const { responses } of Object.values(operations)) {
        const said = JSON.stringify(responses);
        for (const name of universalRefusals) expect(said).toContain(name);
      }
    }
  });
});
