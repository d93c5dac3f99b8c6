import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { resourceList, wallpaperScreens, wallpapers } from '#contract/privileges.ts';
import { isMember } from '#server/memberships/members.ts';
import { Refusal } from '#server/platform/errors.ts';
import { rateLimits } from '#server/platform/http/limits.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { Room } from '#server/platform/room.ts';

const folder = new URL('../../../assets/wallpapers/', import.meta.url);

const wanted = z.object({ id: z.enum(wallpapers), screen: z.enum(wallpaperScreens) });

/** What members download. */
export function resourceRoutes(http: FastifyInstance, room: Room & { readonly apiBase: string }): void {
  const mayHave = async (reader: Reader | undefined) =>
    reader !== undefined && (await isMember(room.database, reader, room.clock.now()));

  serve(http, resourceList, async ({ reader }) => {
    const member = await mayHave(reader);
    const filesOf = (id: string) =>
      wallpaperScreens.map((screen) => ({
        screen,
        url: `${room.apiBase}/user/resource/wallpaper/${id}/${screen}`,
      }));
    return { member, list: wallpapers.map((id) => ({ id, files: member ? filesOf(id) : [] })) };
  });

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
