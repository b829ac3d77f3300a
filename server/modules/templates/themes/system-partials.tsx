import type { Formatter } from '@squarespace/template-engine';
import { hasIcon, SocialIcon } from '@vitrine/blocks/social-links/social-icons.tsx';
import { accountName, serviceName } from '@vitrine/domain/content/account-name.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { localeIn } from '../formatters/locale-in-context.ts';
import { valueFormatters } from '../engine/value-formatter.ts';

/**
 * Partials that themes list in `systemPartials` and expect from their host. A theme's own partial of the same name takes
 * precedence.
 */
export const systemPartials: Readonly<Record<string, string>> = {
  'sqs-share-buttons': '{@|social-button}',
  'sqs-social-links': '{website.socialAccounts|social-links}',
  // Header and footer of a layout named "checkout": the shop's name, a link back, and contact links.
  'checkout-header':
    '<header class="checkout-header"><div class="checkout-header__row"><a class="checkout-header__shop wordmark" href="/">{.if website.logoImageUrl}<img src="{website.logoImageUrl|htmlattr}?format=500w" alt="{website.siteTitle|htmlattr}">{.or}{website.siteTitle|html}{.end}</a>{.section checkoutFrame}{.if isSecure}<p class="checkout-header__secure"><svg aria-hidden="true" width="14" height="16" viewBox="0 0 14 16" fill="none" stroke="currentColor" stroke-width="1.5"><rect x="1.75" y="7" width="10.5" height="7.5" rx="1.5"/><path d="M4 7V4.5a3 3 0 0 1 6 0V7"/></svg>{secureText|html}</p>{.end}<a class="checkout-header__back" href="{back.url|htmlattr}">{back.label|html}</a>{.end}</div></header>',
  'checkout-footer':
    '<footer class="checkout-footer"><div class="checkout-footer__row"><nav aria-label="{localizedStrings.footer|htmlattr}"><squarespace:navigation navigationId="footer"><ul class="checkout-footer__links">{.repeated section items}<li><a href="{url|htmlattr}">{title|html}</a></li>{.end}</ul></squarespace:navigation></nav>{.if website.contactEmail}<p class="checkout-footer__contact">{.section checkoutFrame}{questionsText|html}{.end} <a href="mailto:{website.contactEmail|htmlattr}">{website.contactEmail|html}</a></p>{.end}</div></footer>',
  // Background videos are not supported; the picture is shown.
  'sqs-video-background': '{.section mainImage}<img {@|image-meta} />{.end}',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function link(value: unknown, locale: Locale) {
  if (typeof value !== 'object' || value === null) return null;
  const account = value as Readonly<Record<string, unknown>>;
  const [service, profileUrl] = [textOf(account['service']), textOf(account['profileUrl'])];
  if (service === '' || !/^(?:https?:\/\/|mailto:)/i.test(profileUrl)) return null;
  return (
    <a
      key={profileUrl}
      className={`sqs-svg-icon--wrapper ${service}`}
      href={profileUrl}
      rel="me noopener"
      target="_blank"
      aria-label={`${serviceName(service, locale)}: ${accountName({ service, profileUrl, userName: textOf(account['userName']) })}`}
    >
      {hasIcon(service) ? <SocialIcon service={service} /> : <span>{serviceName(service, locale)}</span>}
    </a>
  );
}

/** `{website.socialAccounts|social-links}`: an icon link for each of the site's social accounts. */
export const systemFormatters: Readonly<Record<string, Formatter>> = valueFormatters({
  'social-links': (node, _args, ctx) => {
    const locale = localeIn(ctx);
    const accounts: unknown = node.value;
    return Array.isArray(accounts)
      ? renderToStaticMarkup(<>{(accounts as unknown[]).slice(0, 50).map((one) => link(one, locale))}</>)
      : '';
  },
});
