import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { examId } from '#contract/fields.ts';
import { type SampleSize, samplePages, sampleWidths } from '#contract/samples.ts';
import { findExam } from '#exams/index.ts';
import { varieties } from '#locale/locales.ts';
import { Refusal } from '#server/platform/errors.ts';
import { rateLimits } from '#server/platform/http/limits.ts';
import { createSamples, type SampleRoom } from './pictures.ts';

const sizes = Object.keys(sampleWidths) as [SampleSize, ...SampleSize[]];

const named = z.object({
  examId,
  variety: z.enum(varieties),
  page: z.coerce.number().pipe(z.literal(samplePages)),
  size: z.enum(sizes),
});

/** `/sample/SUBS-1002/DE/1-small.webp`: a page of a report that is nobody's (contract/samples). */
export function sampleRoutes(http: FastifyInstance, room: SampleRoom): void {
  const pictureOf = createSamples(room);
  const config = { rateLimit: rateLimits.page };
  http.get(
    '/sample/:examId/:variety/:page(^[0-9])-:size(^[a-z]+).webp',
    { config },
    async (request, reply) => {
      const asked = named.safeParse(request.params);
      const exam = asked.success ? findExam(asked.data.examId) : undefined;
      if (!asked.success || !exam) throw new Refusal('notFound');
      const bytes = await pictureOf({ ...asked.data, exam });
      return reply
        .headers({
          'cache-control': 'public, max-age=86400',
          'x-robots-tag': 'noindex',
          'content-type': 'image/webp',
        })
        .send(bytes);
    },
  );
}
