import type { CartPageProps } from '@vitrine/blocks/cart/cart-page.render.tsx';
import { type ErrorCode, errorCatalogue, errorMessage } from '@vitrine/contracts/errors.ts';
import { yourCart } from '@vitrine/domain/text/en/commerce.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { issueCrumb } from '../../platform/http/crumb.ts';
import type { Platform } from '../../platform/platform.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import { cartIdOfRequest } from './cart-cookie.ts';
import { viewCart } from './service.ts';

/** Page type of the cart. spec: site-platform 2 */
const SHOW_CART = 200;
const pageQuery = z.object({ notice: z.string().max(100).optional().catch(undefined) });

/** GET /cart: the cart page, made for its visitor and never cached. `notice` tells why a form was refused. */
export function cartPageRoute(app: FastifyInstance, platform: Platform): void {
  app.get('/cart', async (request, reply) => {
    const { site } = request;
    const { notice } = pageQuery.parse(request.query);
    const shoppingCart: CartPageProps = {
      cart: await viewCart(platform, site, cartIdOfRequest(request)),
      crumb: issueCrumb(request, reply, platform.config),
      notice: noticeOf(notice),
    };
    const html = await renderSystemPage(platform, site, {
      name: 'cart',
      title: yourCart,
      pageType: SHOW_CART,
      context: { shoppingCart },
    });
    return sendSystemPage(reply, html);
  });
}

// Only the catalogue's own sentences are shown: a link cannot put words on the page.
function noticeOf(code: string | undefined): { readonly code: string; readonly message: string } | null {
  if (code === undefined || !isErrorCode(code)) return null;
  const message = errorMessage({ code });
  return message.includes('{') ? null : { code, message };
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}
