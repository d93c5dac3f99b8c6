import { z } from 'zod';
import { bases, type Call } from './call.ts';
import { refusalEnvelope, successOf } from './envelope.ts';
import { calls, pendingCalls } from './index.ts';
import { type RefusalName, refusals, universalRefusals } from './refusals.ts';

type Schema = Record<string, unknown>;

/** The OpenAPI 3.1 document of every call, made from the same schemas that check them. */
export function openApi(version: string): Schema {
  const paths: Record<string, Schema> = {};
  for (const call of calls) {
    for (const base of call.bases) {
      const path = `${bases[base]}${call.path}`.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, base) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sixgates',
      version,
      description: 'Every answer stands in one envelope: result 200 with data, or a refusal.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: { Refusal: jsonSchema(refusalEnvelope, 'output') } },
  };
}

function operation(call: Call, base: string): Schema {
  return {
    operationId: call.bases[0] === base ? call.name : `${call.name}On${base}`,
    summary: call.summary,
    tags: [base],
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.method === 'POST' && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(call.body, 'input') } },
      },
    }),
    responses: responsesOf(call),
  };
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): Schema[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function responsesOf(call: Call): Record<string, Schema> {
  const names: RefusalName[] = [
    ...universalRefusals,
    ...call.refusals,
    ...(pendingCalls.has(call.name) ? (['notYet'] as const) : []),
  ];
  const byStatus = new Map<number, RefusalName[]>();
  for (const name of names) {
    const { status } = refusals[name];
    byStatus.set(status, [...(byStatus.get(status) ?? []), name]);
  }
  const refusal = { $ref: '#/components/schemas/Refusal' };
  const success = jsonSchema(successOf(call.data), 'output');
  const responses: Record<string, Schema> = {};
  for (const [status, refused] of byStatus) {
    responses[status] = answer(`Refused: ${refused.join(', ')}`, refusal);
  }
  const asked = byStatus.get(200);
  responses[200] = asked
    ? answer(`Done, or refused: ${asked.join(', ')}`, { oneOf: [success, refusal] })
    : answer('Done', success);
  return responses;
}

function answer(description: string, schema: Schema): Schema {
  return { description, content: { 'application/json': { schema } } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
