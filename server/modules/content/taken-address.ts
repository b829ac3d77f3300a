import { fail, type Result } from '@vitrine/domain/result.ts';

const names = new Set(['collections_url_id', 'items_url_id', 'authors_url_id']);

/** Does work that stores a url id; a failure where the database says that the address has an owner already. */
export async function refusingTaken<T, Code extends string>(
  urlId: string,
  work: () => Promise<Result<T, Code>>,
): Promise<Result<T, Code | 'URL_ID_TAKEN'>> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error)) return fail('URL_ID_TAKEN', { params: { val: urlId }, fields: { urlId } });
    throw error;
  }
}

/** The driver's error stands behind the query builder's. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  if (code === '23505' && typeof constraint === 'string' && names.has(constraint)) return true;
  return isTaken(error.cause);
}
