import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Variety } from '#locale/locales.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { folderOf, writeWhole } from '#server/reports/files.ts';
import type { PdfPress } from '#server/reports/pdf/render.ts';
import type { SharedForm } from '#server/reports/pdf/shared.ts';
import { findShare } from './hold.ts';
import { openShare, type ShareRoom } from './open.ts';

export interface PictureRoom extends ShareRoom {
  readonly dataDir: string;
  readonly press: PdfPress;
}

/** Beside the order's files, so that whatever deletes those deletes these. */
const picturesOf = (dataDir: string, orderNumber: string): string =>
  join(folderOf(dataDir, orderNumber), 'shared');

export interface PictureName {
  readonly key: string;
  readonly form: SharedForm;
  readonly variety: Variety;
}

/**
 * The picture of a card in a language, made once and kept.
 *
 * @throws Refusal `unknownShare`; `overloaded` where too many wait for the press
 */
export async function pictureOf(
  room: PictureRoom,
  reader: Reader | undefined,
  { key, form, variety }: PictureName,
): Promise<Uint8Array> {
  const { share, shown } = await openShare(room, reader, { key, locale: variety });
  const folder = picturesOf(room.dataDir, share.orderNumber);
  const path = join(folder, `${key}-${form}-${variety}.png`);
  const kept = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (kept) return kept;
  const place = new URL(room.publicUrl).host;
  const bytes = await room.press.shared({ shown, form, locale: variety, place });
  await writeWhole(room.clock, path, bytes);
  // Race: withdrawn while it was being made.
  if ((await findShare(room.database, share.orderNumber))?.code !== key)
    await removePictures(room, share.orderNumber);
  return bytes;
}

/** Deletes every picture of an order's cards. */
export async function removePictures(
  { dataDir }: Pick<PictureRoom, 'dataDir'>,
  orderNumber: string,
): Promise<void> {
  await rm(picturesOf(dataDir, orderNumber), { recursive: true, force: true });
}

/** The job that deletes the pictures of a card that is gone; those of one that was made since stay. */
export async function forgetPictures(
  room: Pick<PictureRoom, 'database' | 'dataDir'>,
  orderNumber: string,
): Promise<void> {
  if (!(await findShare(room.database, orderNumber))) await removePictures(room, orderNumber);
}
