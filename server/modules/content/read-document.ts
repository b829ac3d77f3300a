import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { upgradeDocument } from '@vitrine/domain/page/upgrade-document.ts';

/**
 * A stored document as the present version has it: beside this server one of the version before may still write. Null
 * for none, and for what a later version wrote, which is shown when this server has been replaced.
 */
export function readDocument(stored: unknown): PageDocument | null {
  const upgraded = upgradeDocument(stored);
  return upgraded.kind === 'document' ? upgraded.document : null;
}
