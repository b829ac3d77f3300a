import { type Pieces, tagOf } from '../../platform/http/encoded-body.ts';
import { utf8Bytes } from '../../platform/http/utf8-bytes.ts';
import type { ThemeStylesheet } from '../templates/index.ts';
import { stylesheetLink } from './head.ts';

/** A page with the styles of its first paint, and what its headers must say of them. */
export interface StyledPage {
  /** The page in UTF-8. */
  readonly pieces: Pieces;
  /** The piece that is the styles, which pages of a kind have in common; null where there are none. */
  readonly styles: Buffer | null;
  /** A digest of the page, for its entity tag. */
  readonly tag: string;
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
    const page = utf8Bytes(html);
    return {
      pieces: [page],
      styles: null,
      tag: tagOf(page),
      styleHash: null,
      blockingStylesheet: at === -1 ? null : stylesheet.url,
    };
  }
  const before = utf8Bytes(html.slice(0, at), `<style data-full-stylesheet="${stylesheet.url}">`);
  const after = utf8Bytes(`</style><noscript>${link}</noscript>`, html.slice(at + link.length));
  return {
    pieces: [before, critical.bytes, after],
    styles: critical.bytes,
    // The styles have a digest already, and are as long as the rest of the page.
    tag: tagOf(before, critical.hash, after),
    styleHash: critical.hash,
    blockingStylesheet: null,
  };
}
