import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { papers, resourceList, wallpaperScreens, wallpapers } from '#contract/privileges.ts';
import { saidVariety } from '#contract/varieties.ts';
import { beginsSoon, isMember } from '#server/memberships/members.ts';
import { Refusal } from '#server/platform/errors.ts';
import { rateLimits } from '#server/platform/http/limits.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { localeOf, serve } from '#server/platform/http/serve.ts';
import type { Room } from '#server/platform/room.ts';
import type { PdfPress } from '#server/reports/pdf/render.ts';
import { monthOf, paperInput } from './papers.ts';

const folder = new URL('../../../assets/wallpapers/', import.meta.url);

const wantedPaper = z.object({ id: z.enum(papers) });

/** Papers of a month in a language that stay in memory: at most 1 MB each. */
const mostKept = 12;

const wanted = z.object({ id: z.enum(wallpapers), screen: z.enum(wallpaperScreens) });

/** What members download. */
export function resourceRoutes(
  http: FastifyInstance,
  room: Room & { readonly apiBase: string; readonly press: PdfPress },
): void {
  const mayHave = async (reader: Reader | undefined) =>
    reader !== undefined && (await isMember(room.database, reader, room.clock.now()));

  serve(http, resourceList, async ({ reader, locale, varietyIn }) => {
    const member = await mayHave(reader);
    const filesOf = (id: string) =>
      wallpaperScreens.map((screen) => ({
        screen,
        url: `${room.apiBase}/user/resource/wallpaper/${id}/${screen}`,
      }));
    const paperOf = (id: string) => `${room.apiBase}/user/resource/paper/${id}?hl=${varietyIn(locale)}`;
    return {
      member,
      begins: !member && reader !== undefined && (await beginsSoon(room.database, reader)),
      list: wallpapers.map((id) => ({ id, files: member ? filesOf(id) : [] })),
      papers: papers.map((id) => ({ id, url: member ? paperOf(id) : null })),
    };
  });

  const kept = new LRUCache<string, Promise<Uint8Array>>({ max: mostKept });

  http.get(
    '/ads/user/resource/paper/:id',
    { config: { rateLimit: rateLimits.export } },
    async (request, reply) => {
      const params = wantedPaper.safeParse(request.params);
      if (!params.success) throw new Refusal('notFound');
      if (!(await mayHave(request.holder.reader()))) throw new Refusal('membersOnly');
      const { id } = params.data;
      const locale = saidVariety(request.headers, localeOf(request));
      const month = monthOf(room.clock.now());
      const key = `${id} ${locale} ${month.toISOString()}`;
      const printed = kept.get(key) ?? room.press.workbook(paperInput(id, locale, month));
      kept.set(key, printed);
      // What could not be printed is tried again by the next who asks.
      printed.catch(() => kept.delete(key));
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="sixgates-${id}.pdf"`)
        .type('application/pdf')
        .send(Buffer.from(await printed));
    },
  );

  const config = { rateLimit: rateLimits.read };
  http.get('/ads/user/resource/wallpaper/:id/:screen', { config }, async (request, reply) => {
    const params = wanted.safeParse(request.params);
    if (!params.success) throw new Refusal('notFound');
    if (!(await mayHave(request.holder.reader()))) throw new Refusal('membersOnly');
    const { id, screen } = params.data;
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="sixgates-${id}-${screen}.jpg"`)
      .type('image/jpeg')
      .send(createReadStream(new URL(`${id}-${screen}.jpg`, folder)));
  });
}
