import type { Variety } from '#locale/locales.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import type { PdfPress } from '#server/reports/pdf/render.ts';
import type { SharedForm } from '#server/reports/pdf/shared.ts';
import { findShare } from './hold.ts';
import { openShare, type ShareRoom } from './open.ts';

export interface PictureRoom extends ShareRoom {
  readonly files: FileStore;
  readonly press: PdfPress;
}

/** Beside the order's files, so that whatever deletes those deletes these. */
const picturesOf = (orderNumber: string): string => `${orderNumber}/shared`;

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
  const name = `${picturesOf(share.orderNumber)}/${key}-${form}-${variety}.png`;
  const kept = await room.files.read(name);
  if (kept) return kept;
  const place = new URL(room.publicUrl).host;
  const bytes = await room.press.shared({ shown, form, locale: variety, place });
  await room.files.write(name, bytes);
  // Race: withdrawn while it was being made.
  if ((await findShare(room.database, share.orderNumber))?.code !== key)
    await removePictures(room, share.orderNumber);
  return bytes;
}

/** Deletes every picture of an order's cards. */
export async function removePictures(
  { files }: Pick<PictureRoom, 'files'>,
  orderNumber: string,
): Promise<void> {
  await files.removeBelow(picturesOf(orderNumber));
}

/** The job that deletes the pictures of a card that is gone; those of one that was made since stay. */
export async function forgetPictures(
  room: Pick<PictureRoom, 'database' | 'files'>,
  orderNumber: string,
): Promise<void> {
  if (!(await findShare(room.database, orderNumber))) await removePictures(room, orderNumber);
}
