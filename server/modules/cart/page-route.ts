import type { Locale } from '@vitrine/domain/text/locale.ts';
import { type ErrorCode, errorCatalogue, errorMessage } from '@vitrine/contracts/errors.ts';
import * as z from 'zod';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import { readSavedForm } from '../../platform/saved-forms/index.ts';
import { type RefusedCartForm, sendCartPage } from './cart-page.ts';

const pageQuery = z.object({ notice: z.string().max(100).optional().catch(undefined) });

/** GET /cart. `notice` or the stored `form` says why a form was refused. */
export const cartPageRoute: Route = pageRoute({
  method: 'GET',
  path: '/cart',
  auth: 'visitor',
  query: pageQuery,
  handler: async ({ platform, request, reply, query }) => {
    const refused = await readSavedForm<RefusedCartForm>(platform, request);
    if (refused !== null) return sendCartPage(platform, request, reply, refused, refused.status);
    return sendCartPage(platform, request, reply, { notice: noticeOf(query.notice, request.site.locale) });
  },
});

// Only the catalogue's own sentences are shown: a link cannot inject text into the page.
function noticeOf(
  code: string | undefined,
  locale: Locale,
): { readonly code: string; readonly message: string } | null {
  if (code === undefined || !isErrorCode(code)) return null;
  const message = errorMessage({ code }, locale);
  return message.includes('{') ? null : { code, message };
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}
