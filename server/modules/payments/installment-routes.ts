import { installmentPageText } from '@vitrine/domain/text/installment-page.ts';
import {
  INSTALLMENT_COUNT,
  installmentBrand,
  installmentPlace,
} from '@vitrine/domain/product/installments.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import * as z from 'zod';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';

const params = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  language: z.string().regex(/^[a-z]{2}$/),
});

/**
 * GET /installments/{country}/{language}: how paying in installments works, in the site's theme. The product page's
 * modal shows what is in it. Other countries and languages have no such page,
 * nor has a shop whose checkout does not offer it. spec: storefront-commerce 7, 9
 */
export const installmentRoute: Route = pageRoute({
  method: 'GET',
  path: '/installments/:country/:language',
  auth: 'visitor',
  params,
  handler: async ({ platform, reply, site, params: { country, language } }) => {
    const place = installmentPlace(country, language);
    const { available } = commerceSettingsOf(site.settings).installments;
    if (place === null || !available) {
      reply.callNotFound();
      return reply;
    }
    const brand = installmentBrand(place);
    const { installmentPage, countryNames } = installmentPageText(place.language);
    const values = { brand, n: INSTALLMENT_COUNT, country: countryNames[place.country] };
    const title = fillText(installmentPage.title, values);
    const html = await renderSystemPage(platform, site, {
      name: 'installments',
      title,
      // A page like any other: it has no code of its own.
      pageType: 1,
      context: {
        installments: {
          language: `${place.language}-${place.country}`,
          title,
          lead: fillText(installmentPage.lead, values),
          steps: installmentPage.steps.map(([head, text]) => ({
            head: fillText(head, values),
            text: fillText(text, values),
          })),
          small: fillText(installmentPage.small, values),
        },
      },
    });
    return sendSystemPage(reply, html);
  },
});
