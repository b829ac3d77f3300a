import { type PageNode, parentProblem } from '@vitrine/domain/content/page-places.ts';
import { ok, type Result } from '@vitrine/domain/result.ts';
import { refuseField } from './refuse-field.ts';

/** Whether a page may be inside another one of these. */
export function placedIn(
  pages: readonly PageNode[],
  id: string,
  parentId: string | null,
): Result<void, 'CONTENT_FIELD_INVALID'> {
  const problem = parentProblem(pages, id, parentId);
  return problem === null ? ok(undefined) : refuseField('parentId', problem);
}
