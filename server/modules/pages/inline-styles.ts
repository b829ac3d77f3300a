import { utf8Bytes } from '../../platform/http/utf8-bytes.ts';
import type { ThemeStylesheet } from '../templates/index.ts';
import { stylesheetLink } from './head.ts';

/** A page with the styles of its first paint, and what its headers must say of them. */
export interface StyledPage {
  /** The page in UTF-8. */
  readonly bytes: Buffer;
  /** What tells the page from its other versions, in parts, to make an entity tag of. */
  readonly identity: readonly (Buffer | string)[];
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
    const bytes = utf8Bytes(html);
    return {
      bytes,
      identity: [bytes],
      styleHash: null,
      blockingStylesheet: at === -1 ? null : stylesheet.url,
    };
  }
  const before = `${html.slice(0, at)}<style data-full-stylesheet="${stylesheet.url}">`;
  const bytes = utf8Bytes(
    before,
    critical.bytes,
    `</style><noscript>${link}</noscript>`,
    html.slice(at + link.length),
  );
  const start = Buffer.byteLength(before);
  return {
    bytes,
    // The styles have a digest already, and are as long as the rest of the page.
    identity: [bytes.subarray(0, start), critical.hash, bytes.subarray(start + critical.bytes.length)],
    styleHash: critical.hash,
    blockingStylesheet: null,
  };
}
