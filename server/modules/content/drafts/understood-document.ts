import type { PageDocument } from '@vitrine/domain/page/page-document.ts';

/** A stored document of the version that this server edits; null for none, and for one that a later server wrote. */
export function understoodDocument(stored: PageDocument | null): PageDocument | null {
  return stored?.version === 2 ? stored : null;
}
