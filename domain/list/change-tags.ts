import { fail, ok, type Result } from '../result.ts';

/** A tag as it is compared: without regard to case and spaces. */
const keyOf = (tag: string): string => tag.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Tags with one more, last or at a place from 0; null when they have it. */
export function withTag(
  tags: readonly string[],
  tag: string,
  most: number,
  at = tags.length,
): Result<readonly string[] | null, 'too-many-tags'> {
  if (tags.some((one) => keyOf(one) === keyOf(tag))) return ok(null);
  if (tags.length >= most) return fail('too-many-tags');
  return ok(tags.toSpliced(at, 0, tag.trim().replaceAll(/\s+/g, ' ')));
}

/** Tags without one, and where it was; null when they do not have it. */
export function withoutTag(
  tags: readonly string[],
  tag: string,
): { readonly tags: readonly string[]; readonly removed: string; readonly at: number } | null {
  const at = tags.findIndex((one) => keyOf(one) === keyOf(tag));
  const removed = tags[at];
  return removed === undefined ? null : { tags: tags.toSpliced(at, 1), removed, at };
}
