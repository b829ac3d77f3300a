import { letterChange, type Letter, type LetterChange } from '@vitrine/contracts/letters.ts';
import {
  type LetterPart,
  letterPartTypes,
  type LetterPartType,
  spacerSizes,
} from '@vitrine/domain/letter/letter.ts';
import * as z from 'zod';
import type { Reading } from '../../ui/form/form-store.ts';
import { FieldReader } from '../../ui/form/read-values.ts';

const pictureValues = z.object({
  /** '' for none. */
  assetId: z.string(),
  altText: z.string(),
  href: z.string(),
});
export type PictureValues = z.output<typeof pictureValues>;

/** A part as it is typed: with the fields of every kind, so that what was typed is not lost. */
const partRow = z.object({
  id: z.string(),
  type: z.enum(letterPartTypes as readonly [LetterPartType, ...LetterPartType[]]),
  html: z.string(),
  /** Of a picture, and the left one of two. */
  left: pictureValues,
  right: pictureValues,
  label: z.string(),
  href: z.string(),
  /** '' for none. */
  itemId: z.string(),
  size: z.enum(spacerSizes),
});
export type PartRow = z.output<typeof partRow>;

/** A letter as it is typed. */
export const letterValues = z.object({
  subject: z.string(),
  previewText: z.string(),
  senderName: z.string(),
  parts: z.array(partRow).readonly(),
  /** '' for none. */
  listId: z.string(),
  segmentId: z.string(),
  isPublic: z.boolean(),
});
export type LetterValues = z.output<typeof letterValues>;

const noPicture: PictureValues = { assetId: '', altText: '', href: '' };

/** A new part of a kind. */
export const newPart = (type: LetterPartType, id: string = crypto.randomUUID()): PartRow => ({
  id,
  type,
  html: '',
  left: noPicture,
  right: noPicture,
  label: '',
  href: '',
  itemId: '',
  size: 'medium',
});

const typedPicture = (picture: {
  readonly assetId: string | null;
  readonly altText: string;
  readonly href: string;
}): PictureValues => ({
  assetId: picture.assetId ?? '',
  altText: picture.altText,
  href: picture.href,
});

function rowOf(part: LetterPart): PartRow {
  const empty = newPart(part.type, part.id);
  switch (part.type) {
    case 'text':
      return { ...empty, html: part.html };
    case 'image':
      return { ...empty, left: typedPicture(part) };
    case 'images':
      return { ...empty, left: typedPicture(part.left), right: typedPicture(part.right) };
    case 'button':
      return { ...empty, label: part.label, href: part.href };
    case 'product':
      return { ...empty, itemId: part.itemId ?? '' };
    case 'line':
      return empty;
    case 'spacer':
      return { ...empty, size: part.size };
  }
}

/** The stored letter as it is typed. */
export const letterValuesOf = (stored: Letter): LetterValues => ({
  subject: stored.subject,
  previewText: stored.previewText,
  senderName: stored.senderName,
  parts: stored.parts.map(rowOf),
  listId: stored.listId ?? '',
  segmentId: stored.segmentId ?? '',
  isPublic: stored.isPublic,
});

const idOrNull = (typed: string): string | null => (typed === '' ? null : typed);
const pictureOf = ({ assetId, altText, href }: PictureValues) => ({
  assetId: idOrNull(assetId),
  altText: altText.trim(),
  href,
});

/** The part that a row means. */
function partOf(row: PartRow): LetterChange['parts'][number] {
  const { id, type } = row;
  switch (type) {
    case 'text':
      return { id, type, html: row.html };
    case 'image':
      return { id, type, ...pictureOf(row.left) };
    case 'images':
      return { id, type, left: pictureOf(row.left), right: pictureOf(row.right) };
    case 'button':
      return { id, type, label: row.label.trim(), href: row.href };
    case 'product':
      return { id, type, itemId: idOrNull(row.itemId) };
    case 'line':
      return { id, type };
    case 'spacer':
      return { id, type, size: row.size };
  }
}

/** The letter that the values mean, whether or not it is whole. */
export const contentOf = (values: LetterValues): Omit<LetterChange, 'revision'> => ({
  subject: values.subject.trim(),
  previewText: values.previewText.trim(),
  senderName: values.senderName.trim(),
  parts: values.parts.map(partOf),
  listId: idOrNull(values.listId),
  segmentId: idOrNull(values.segmentId),
  isPublic: values.isPublic,
});

/**
 * The name of a field of the form for a path of the rules and of the server: `parts.2.assetId` is the picture of the
 * third part.
 */
export function nameOfFault(path: string, parts: readonly Pick<PartRow, 'id' | 'type'>[]): string {
  const [group, index = '', ...rest] = path.split('.');
  const row = parts[Number(index)];
  if (group !== 'parts' || row === undefined || index === '') return path;
  const isOfPicture = row.type === 'image' && ['assetId', 'altText', 'href'].includes(rest[0] ?? '');
  return ['parts', row.id, ...(isOfPicture ? ['left'] : []), ...rest].join('.');
}

/** The change that the values mean, or a sentence for each field that is refused. */
export function readLetter(values: LetterValues, { revision }: Letter): Reading<LetterChange> {
  const body = { ...contentOf(values), revision };
  const reading = new FieldReader().done(letterChange, body, {});
  if (reading.ok) return { ok: true, body };
  const problems = Object.entries(reading.problems).map(
    ([path, sentence]) => [nameOfFault(path, values.parts), sentence] as const,
  );
  return { ok: false, problems: Object.fromEntries(problems) };
}

/** The names of the list and the segment that a letter goes to; '' for none. */
export const recipientsOf = ({ listName, segmentName }: Letter): string =>
  [listName, segmentName].filter((name) => name !== '').join(' + ');
