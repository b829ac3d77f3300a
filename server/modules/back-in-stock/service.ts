import type { backInStockSignUpBody } from '@vitrine/contracts/back-in-stock.ts';
import { isEmail } from '@vitrine/domain/order/email.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { newId, newToken } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { joinListsOfWaiting } from '../audience/index.ts';
import type { Site } from '../websites/index.ts';
import { insertSignUp } from './repository.ts';

/** Of the link that ends the waiting. */
const SECRET_BYTES = 24;

export type BackInStockSignUp = z.output<typeof backInStockSignUpBody>;
export type BackInStockFailure = 'EMAIL_BLANK' | 'EMAIL_INVALID' | 'BACK_IN_STOCK_FAILED';

/** The email address of a sign-up, lower case. spec: storefront-commerce 5 */
export function emailOf(signUp: BackInStockSignUp): Result<string, 'EMAIL_BLANK' | 'EMAIL_INVALID'> {
  const email = (signUp.siteVisitorEmail.trim() || signUp.email.trim()).toLowerCase();
  if (email === '') return fail('EMAIL_BLANK');
  return isEmail(email) ? ok(email) : fail('EMAIL_INVALID');
}

/**
 * Signs an address up for the mail that a variant is back in stock. The result is the same for an address that is
 * already signed up, so that nobody learns who else is waiting. spec: storefront-commerce 3, 5
 */
export async function signUpForBackInStock(
  platform: Platform,
  site: Site,
  signUp: BackInStockSignUp,
): Promise<Result<true, BackInStockFailure>> {
  const email = emailOf(signUp);
  if (!email.ok) return email;
  const { restock } = commerceSettingsOf(site.settings);
  if (!restock.enabled) return fail('BACK_IN_STOCK_FAILED');
  const now = platform.clock.now();
  const joins = restock.mailingListSignUpEnabled && signUp.isJoinMailingList;
  const language = signUp.language === '' ? site.settings.language : signUp.language;
  const isNoted = await platform.db.transaction(async (tx) => {
    const noted = await insertSignUp(tx, {
      id: newId(now),
      websiteId: site.websiteId,
      itemId: signUp.productId,
      variantId: signUp.variantId,
      email: email.value,
      language,
      joinMailingList: joins,
      secret: newToken(SECRET_BYTES),
      now,
    });
    if (noted && joins) await joinLists(platform, tx, site, { email: email.value, language, page: '' });
    return noted;
  });
  return isNoted ? ok(true) : fail('BACK_IN_STOCK_FAILED');
}

/** Puts an address on the mailing lists. Where that fails it still waits for the product, which is what was asked for. */
async function joinLists(
  platform: Platform,
  tx: Queryable,
  site: Site,
  signUp: { readonly email: string; readonly language: string; readonly page: string },
): Promise<void> {
  try {
    await tx.transaction((savepoint) => joinListsOfWaiting(platform, savepoint, site, signUp));
  } catch (error) {
    platform.log.error({ err: error }, 'somebody who waits for a product was put on no mailing list');
  }
}
