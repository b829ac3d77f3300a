import type { ThemeStylesheet } from '../templates/index.ts';
import { stylesheetLink } from './head.ts';

/** A page with the styles of its first paint, and what its headers must say of them. */
export interface StyledPage {
  /** The page in parts that follow each other: joined, they would be copied once more. */
  readonly parts: readonly string[];
  /** For the Content-Security-Policy: `sha256-…` of the style element; null where there is none. */
  readonly styleHash: string | null;
  /** The stylesheet the page waits for; null where it waits for none. */
  readonly blockingStylesheet: string | null;
}

/**
 * Puts the rules that a page uses into its head, in place of the link to the whole stylesheet, so that nothing stands
 * between the page and its first paint. The boot script loads the whole one afterwards; without scripts a link does.
 */
export function inlineStyles(html: string, stylesheet: ThemeStylesheet): StyledPage {
  const link = stylesheetLink(stylesheet.url);
  const at = html.indexOf(link);
  const critical = at === -1 ? null : stylesheet.criticalCss(html);
  if (critical === null) {
    return { parts: [html], styleHash: null, blockingStylesheet: at === -1 ? null : stylesheet.url };
  }
  const style = `<style data-full-stylesheet="${stylesheet.url}">${critical.css}</style><noscript>${link}</noscript>`;
  return {
    parts: [html.slice(0, at), style, html.slice(at + link.length)],
    styleHash: critical.hash,
    blockingStylesheet: null,
  };
}
