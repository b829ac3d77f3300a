import { useEffect, useMemo, useRef, useState } from 'react';
import type * as z from 'zod';
import { useMe } from '../app/session.ts';
import { draftsToStore, readDrafts } from './draft-list.ts';

/** Prefix of the session storage keys of all drafts. */
const PREFIX = 'vitrine-draft/';

/** Removes all drafts of this tab; called on sign-out. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

export interface SavedDraft<T> {
  /** The unsaved changes of an earlier visit in this tab; null when there are none, or after restore or discard. */
  readonly offered: T | null;
  /** Removes the offer, used or not; an older one may follow. */
  readonly answer: () => void;
}

/**
 * Stores unsaved input in session storage, by account and record, so that a reload or crash loses nothing. `value` is
 * null while nothing is unsaved. A draft that is still on offer is kept behind the newer one.
 */
export function useSavedDraft<T>(record: string, schema: z.ZodType<T>, value: T | null): SavedDraft<T> {
  const key = useKey(record);
  const found = useMemo(() => readDrafts(stored(key), schema), [key, schema]);
  const [answered, setAnswered] = useState({ key, count: 0 });
  const count = answered.key === key ? answered.count : 0;
  const kept = value === null ? null : JSON.stringify(value);
  useEffect(() => {
    write(key, draftsToStore(kept, found.slice(count)));
  }, [key, kept, found, count]);
  return { offered: found[count] ?? null, answer: () => setAnswered({ key, count: count + 1 }) };
}

/**
 * A value that this tab keeps, by account and record, until it is cleared: a form that is sent again after a reload
 * names the key of its first attempt.
 */
export function useTabValue(
  record: string,
  make: () => string,
): { readonly read: () => string; readonly clear: () => void } {
  const key = useKey(record);
  // Where the storage is full or disabled, it lasts as long as the screen.
  const present = useRef<string | null>(null);
  return {
    read: () => {
      present.current ??= stored(key) ?? make();
      write(key, present.current);
      return present.current;
    },
    clear: () => {
      present.current = null;
      write(key, null);
    },
  };
}

function useKey(record: string): string {
  const { owner, website } = useMe();
  return `${PREFIX}${website.id}/${owner.accountId}/${record}`;
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, kept: string | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, kept);
  } catch {
    // Storage is full or disabled: the browser still asks before the tab is closed.
  }
}
