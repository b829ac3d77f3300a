import type { LegalSettings } from '../store/legal-settings.ts';
import { checkoutPagesText } from '../text/checkout-pages.ts';
import type { Locale } from '../text/locale.ts';
import type { AgreedConsent } from './checkout-details.ts';
import type { OfferedConsent } from './consents.ts';

/** The boxes a buyer sees, in order. */
export function offeredConsents(legal: LegalSettings, locale: Locale): readonly OfferedConsent[] {
  const text = checkoutPagesText(locale);
  return [
    ...(legal.mustAgree && legal.terms !== ''
      ? [{ text: text.agreeToTerms, url: legal.terms, linkText: text.termsLink, isRequired: true }]
      : []),
    ...legal.consents.map(({ id, text: words, url, isRequired }) => ({
      id,
      text: words,
      url,
      linkText: text.consentLink,
      isRequired,
    })),
  ];
}

/** The legal pages a buyer can read before paying. */
export function policyLinks(
  legal: LegalSettings,
  locale: Locale,
): readonly { readonly label: string; readonly url: string }[] {
  const text = checkoutPagesText(locale);
  return [
    // Its box links to it.
    { label: text.termsLink, url: legal.mustAgree ? '' : legal.terms },
    { label: text.privacyLink, url: legal.privacy },
    { label: text.returnsLink, url: legal.returns },
  ].filter(({ url }) => url !== '');
}

/** What a buyer agreed to, with its box, its exact text, its page and the time; left out for nothing. */
export function agreedConsents(
  offered: readonly OfferedConsent[],
  ticked: readonly Pick<AgreedConsent, 'text'>[],
  agreedOn: string,
): { readonly consents?: readonly AgreedConsent[] } {
  const agreed = offered.filter((box) => ticked.some(({ text }) => text === box.text));
  if (agreed.length === 0) return {};
  return {
    consents: agreed.map(({ id, text, url }) => ({
      ...(id === undefined ? {} : { id }),
      text,
      url,
      agreedOn,
    })),
  };
}
