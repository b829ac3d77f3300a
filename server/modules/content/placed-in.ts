import { type PageNode, parentProblem } from '@vitrine/domain/content/page-places.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';

/** Refuses a place in the tree of pages: `field` is what names it. */
export const refusePlace = (field: 'parentId' | 'after', problem: string) =>
  fail('CONTENT_FIELD_INVALID', { params: { field, problem }, fields: { [field]: problem } });

/** Whether a page may be inside another one of these. */
export function placedIn(
  pages: readonly PageNode[],
  id: string,
  parentId: string | null,
): Result<void, 'CONTENT_FIELD_INVALID'> {
  const problem = parentProblem(pages, id, parentId);
  return problem === null ? ok(undefined) : refusePlace('parentId', problem);
}
