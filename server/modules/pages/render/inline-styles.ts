import type { Pieces } from '../../../platform/http/encoded-body.ts';
import { utf8Bytes } from '../../../platform/http/utf8-bytes.ts';
import type { CriticalCss, ThemeStylesheet } from '../../templates/index.ts';
import { stylesheetLink } from './head.ts';

/** A page with its critical CSS, and what its headers need to know about it. */
export interface StyledPage {
  /** The page in UTF-8. */
  readonly pieces: Pieces;
  /** Its critical CSS, whose bytes are one of the pieces; null where there is none. */
  readonly styles: CriticalCss | null;
  /** The render-blocking stylesheet; null where there is none. */
  readonly blockingStylesheet: string | null;
}

/**
 * Replaces the stylesheet link in a page's head with the rules the page uses, so that nothing blocks its first paint.
 * The boot script loads the full stylesheet afterwards; without scripts a link does.
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
