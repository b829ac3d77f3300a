import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { upgradeDocument } from '@vitrine/domain/page/upgrade-document.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';

/**
 * A stored document as this server edits it; null for none. Refused where a later server wrote it, or where it is none
 * at all: what this server would write in its place would lose what it cannot read.
 */
export function understoodDocument(stored: unknown): Result<PageDocument | null, 'PAGE_FROM_NEWER'> {
  if (stored === null || stored === undefined) return ok(null);
  const upgraded = upgradeDocument(stored);
  return upgraded.kind === 'document' ? ok(upgraded.document) : fail('PAGE_FROM_NEWER');
}
