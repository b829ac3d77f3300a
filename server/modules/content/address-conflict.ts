import { errorMessage } from '@vitrine/contracts/errors.ts';
import { fail, type Result } from '@vitrine/domain/result.ts';

const names = new Set(['collections_url_id', 'items_url_id', 'authors_url_id']);

/** Runs work that stores a url id; fails when the database reports that the address is taken. */
export async function withAddressConflict<T, Code extends string>(
  urlId: string,
  work: () => Promise<Result<T, Code>>,
): Promise<Result<T, Code | 'URL_ID_TAKEN'>> {
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error)) throw error;
    const params = { val: urlId };
    return fail('URL_ID_TAKEN', {
      params,
      fields: { urlId: errorMessage({ code: 'URL_ID_TAKEN', params }, 'en') },
    });
  }
}

/** The driver's error is the cause of the query builder's. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  if (code === '23505' && typeof constraint === 'string' && names.has(constraint)) return true;
  return isTaken(error.cause);
}
