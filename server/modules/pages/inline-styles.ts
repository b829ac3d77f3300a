import type { Pieces } from '../../platform/http/encoded-body.ts';
import { utf8Bytes } from '../../platform/http/utf8-bytes.ts';
import type { CriticalCss, ThemeStylesheet } from '../templates/index.ts';
import { stylesheetLink } from './head.ts';

/** A page with the styles of its first paint, and what its headers must say of them. */
export interface StyledPage {
  /** The page in UTF-8. */
  readonly pieces: Pieces;
  /** Its styles, whose bytes are one of the pieces; null where there are none. */
  readonly styles: CriticalCss | null;
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
  const styles = at === -1 ? null : stylesheet.criticalCss(html);
  if (styles === null)
    return { pieces: [utf8Bytes(html)], styles, blockingStylesheet: at === -1 ? null : stylesheet.url };
  const before = utf8Bytes(html.slice(0, at), `<style data-full-stylesheet="${stylesheet.url}">`);
  const after = utf8Bytes(`</style><noscript>${link}</noscript>`, html.slice(at + link.length));
  return { pieces: [before, styles.bytes, after], styles, blockingStylesheet: null };
}
