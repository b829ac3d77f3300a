import { orderMailText } from '../../text/order-mail.ts';
import type { Locale } from '../../text/locale.ts';
import type { MailPlaceholder } from '../mail-placeholders.ts';
import type { MailWords } from '../mail-words.ts';

/** The words of an occasion in a language. Without a closing, it says where questions go. */
type Words = (locale: Locale) => Omit<MailWords, 'closing'> & { readonly closing?: string };

/** Words with the placeholders that they may use; `{shop}` and `{email}`, its contact address, are always among them. */
export const occasion = (placeholders: readonly MailPlaceholder[], words: Words) => ({
  placeholders: [...placeholders, 'shop', 'email'] satisfies readonly MailPlaceholder[],
  words: (locale: Locale): MailWords => ({ closing: orderMailText(locale).questions, ...words(locale) }),
});
