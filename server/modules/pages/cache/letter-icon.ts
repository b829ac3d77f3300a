import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';

/** The icon of a site whose theme has none: the first letter of its title. */
export function letterIcon(siteTitle: string): string {
  const [letter = ''] = siteTitle.trim().toUpperCase();
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#222"/>' +
    '<text x="16" y="22.5" font-family="system-ui, sans-serif" font-size="19" font-weight="600" fill="#fff" text-anchor="middle">' +
    `${escapeHtml(letter)}</text></svg>`
  );
}
