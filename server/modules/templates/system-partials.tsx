import type { Formatter } from '@squarespace/template-engine';
import { SocialIcon } from '@vitrine/blocks/social-links/social-icons.tsx';
import { serviceName } from '@vitrine/domain/content/account-name.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { valueFormatters } from './value-formatter.ts';

/**
 * Partials that themes name in their `systemPartials` and do not bring, for their host has them. A theme's own of the
 * same name comes first.
 */
export const systemPartials: Readonly<Record<string, string>> = {
  'sqs-share-buttons': '{@|social-button}',
  'sqs-social-links': '{website.socialAccounts|social-links}',
  // Pages here have a picture and no film behind them.
  'sqs-video-background': '{.section mainImage}<img {@|image-meta} />{.end}',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function link(value: unknown) {
  if (typeof value !== 'object' || value === null) return null;
  const account = value as { readonly service?: unknown; readonly profileUrl?: unknown };
  const [service, profileUrl] = [textOf(account.service), textOf(account.profileUrl)];
  if (service === '' || !/^(?:https?:\/\/|mailto:)/i.test(profileUrl)) return null;
  return (
    <a
      key={profileUrl}
      className={`sqs-svg-icon--wrapper ${service}`}
      href={profileUrl}
      rel="me noopener"
      target="_blank"
      aria-label={serviceName(service)}
    >
      <SocialIcon service={service} />
    </a>
  );
}

/** `{website.socialAccounts|social-links}`: a mark for each of the site's accounts elsewhere. */
export const systemFormatters: Readonly<Record<string, Formatter>> = valueFormatters({
  'social-links': (node) => {
    const accounts: unknown = node.value;
    return Array.isArray(accounts)
      ? renderToStaticMarkup(<>{(accounts as unknown[]).slice(0, 50).map(link)}</>)
      : '';
  },
});
