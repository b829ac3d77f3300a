import { isEmail } from '@vitrine/domain/order/email.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { joinList, type JoiningSite } from './join-list.ts';

export type SignUpFailure = 'EMAIL_BLANK' | 'EMAIL_INVALID' | 'NEWSLETTER_NOT_CONFIGURED';

/** A typed address, lower case. spec: storefront-commerce 5 */
export function readAddress(typed: string): Result<string, 'EMAIL_BLANK' | 'EMAIL_INVALID'> {
  const email = typed.trim().toLowerCase();
  if (email === '') return fail('EMAIL_BLANK');
  return isEmail(email) ? ok(email) : fail('EMAIL_INVALID');
}

/** Signs a visitor up by the newsletter form. spec: site-platform 3, 4 */
export async function signUpForNewsletter(
  platform: Platform,
  site: JoiningSite,
  typed: {
    readonly listId: string;
    readonly email: string;
    readonly words: string;
    readonly page: string;
  },
): Promise<Result<{ readonly confirm: boolean }, SignUpFailure>> {
  const email = readAddress(typed.email);
  if (!email.ok) return email;
  const joined = await platform.db.transaction((tx) =>
    joinList(platform, tx, site, {
      listId: typed.listId,
      email: email.value,
      name: '',
      source: 'newsletter',
      // PostgreSQL stores no zero bytes; forms send line breaks as CR LF.
      words: typed.words.replaceAll('\0', '').replaceAll('\r\n', '\n'),
      page: typed.page.replaceAll('\0', ''),
      language: '',
    }),
  );
  return joined === null ? fail('NEWSLETTER_NOT_CONFIGURED') : ok(joined);
}
