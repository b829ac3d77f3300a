import { useEffect, useMemo, useState } from 'react';
import type * as z from 'zod';
import { useMe } from '../app/session.ts';

/** All drafts of a browser tab begin with this. */
const PREFIX = 'vitrine-draft/';

/** Forgets what anyone typed in this tab: to be called when they sign out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

export interface KeptDraft<T> {
  /** What an earlier visit of this tab left unsaved; null when nothing did, or once it is restored or discarded. */
  readonly offered: T | null;
  /** Takes the offer away, used or not. */
  readonly answer: () => void;
}

/**
 * Keeps what is typed and not saved in the tab's own storage, by account and record, so that a reload or a crash loses
 * nothing. `value` is null while nothing is unsaved. As long as an offer is not answered, it is not written over.
 */
export function useKeptDraft<T>(record: string, schema: z.ZodType<T>, value: T | null): KeptDraft<T> {
  const { owner, website } = useMe();
  const key = `${PREFIX}${website.id}/${owner.accountId}/${record}`;
  const found = useMemo(() => readDraft(key, schema), [key, schema]);
  const [answered, setAnswered] = useState<string | null>(null);
  const offered = answered === key ? null : found;
  const kept = value === null ? null : JSON.stringify(value);
  useEffect(() => {
    if (offered === null) writeDraft(key, kept);
  }, [key, kept, offered]);
  return { offered, answer: () => setAnswered(key) };
}

function readDraft<T>(key: string, schema: z.ZodType<T>): T | null {
  try {
    const kept = sessionStorage.getItem(key);
    return kept === null ? null : (schema.safeParse(JSON.parse(kept)).data ?? null);
  } catch {
    return null;
  }
}

function writeDraft(key: string, kept: string | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, kept);
  } catch {
    // Full, or switched off: the question before the tab is closed remains.
  }
}
