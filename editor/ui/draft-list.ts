import type * as z from 'zod';

/** Most drafts of one record. */
const MAX_DRAFTS = 3;

/** The drafts of a stored text, the newest first; what is no draft of this shape is left out. */
export function readDrafts<T>(text: string | null, schema: z.ZodType<T>): readonly T[] {
  if (text === null) return [];
  try {
    const all: unknown = JSON.parse(text);
    return Array.isArray(all) ? all.flatMap((one) => schema.safeParse(one).data ?? []) : [];
  } catch {
    return [];
  }
}

/** The text to store: what is unsaved now (as JSON; null for nothing), before older drafts that are still on offer. */
export function draftsToStore(now: string | null, onOffer: readonly unknown[]): string | null {
  const older = onOffer.map((draft) => JSON.stringify(draft)).filter((draft) => draft !== now);
  const all = [...(now === null ? [] : [now]), ...older].slice(0, MAX_DRAFTS);
  return all.length === 0 ? null : `[${all.join(',')}]`;
}
