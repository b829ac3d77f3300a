import { createHash } from 'node:crypto';
import { NOT_FOUND_PAGE, STYLE_GUIDE } from '@vitrine/contracts/design.ts';
import { ownStylesOf, tweaksOf } from '@vitrine/domain/content/content-settings.ts';
import { ownFontsOf } from '@vitrine/domain/design/fonts/own-fonts.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { joined } from '../../../platform/http/encoded-body.ts';
import { contributions } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { picturesByIds } from '../../media/index.ts';
import type { Theme, TriedStyles } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { stillPage } from '../canvas/still-page.ts';
import { readAddress } from '../lookup/route.ts';
import { stylesheetLink } from '../render/head.ts';
import type { StyledPage } from '../render/inline-styles.ts';
import { makeNotFound, makePage } from '../render/render-page.ts';
import { stylesWithOwnFiles, withOwnFiles } from '../themes/own-files.ts';
import { dressedSite } from './dressed-site.ts';
import { inStyleElement } from './style-element.ts';
import { makeStyleGuide } from './style-guide.ts';

/** Renders one of the host's own pages, to look at a theme with: the same for everyone, nobody's cart or order. */
export type SamplePage = (platform: Platform, site: Site, query: URLSearchParams) => Promise<StyledPage>;

declare module '../../../platform/module.ts' {
  interface Contributions {
    /** By their path. */
    readonly samplePages: Readonly<Record<string, SamplePage>>;
  }
}

/**
 * Policy of a page on the design desk. It has no sandbox, since the desk around it works in its document; without a
 * source for scripts none runs, and forms and frames lead nowhere. Its styles are inline, so that values that are tried
 * out leave no file behind.
 */
export const designPagePolicy =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; font-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** A page before its styles are put in. */
interface FoundHtml {
  readonly html: string;
  /** The address that is shown, after redirects. */
  readonly path: string;
}

/**
 * A page of a website in a theme as it is stored, for the design desk: without scripts, its stylesheet in elements that
 * the desk replaces. An address that does not exist shows the page that visitors get there.
 */
export async function makeDesignPage(
  platform: Platform,
  site: Site,
  theme: Theme,
  { path, logo }: { readonly path: string; readonly logo?: string | undefined },
): Promise<string> {
  const dressed = await withLogo(platform, dressedSite(site, theme.name), logo);
  // The own CSS stands apart, so that the desk can show the page without it.
  const bare = dressedSite(dressed, theme.name, { css: '' });
  const found = await findHtml(platform, bare, path);
  const tweaks = tweaksOf(dressed.settings, theme.name);
  const fonts = ownFontsOf(dressed.settings);
  const styles = theme.tryStyles(tweaks, fonts, ownStylesOf(dressed.settings, theme.name));
  return withStyles(
    withOwnFiles(stillPage(found.html), theme),
    theme.stylesheetWith(tweaks, fonts).url,
    withFilesOf(theme, styles),
    found.path,
  );
}

/** The styles with the files of their theme, which may not be the one in use. */
export const withFilesOf = (theme: Theme, styles: TriedStyles): TriedStyles => ({
  ...styles,
  parts: styles.parts.map((css) => stylesWithOwnFiles(css, theme)),
  own: stylesWithOwnFiles(styles.own, theme),
});

/** Another logo is one of another website to what is cached of it: no revision has it. */
async function withLogo(platform: Platform, site: Site, logo: string | undefined): Promise<Site> {
  if (logo === undefined || logo === (site.logo?.id ?? 'none')) return site;
  const picture = logo === 'none' ? null : (await picturesByIds(platform, site.websiteId, [logo])).get(logo);
  return { ...site, revision: -1, logo: picture ?? null };
}

async function findHtml(platform: Platform, site: Site, path: string): Promise<FoundHtml> {
  if (path === STYLE_GUIDE) return { html: await makeStyleGuide(platform, site), path };
  const missing = async (at: string): Promise<FoundHtml> => {
    const made = await makeNotFound(platform, site, false);
    return { html: made.kind === 'page' ? made.html : '', path: at };
  };
  if (path === NOT_FOUND_PAGE) return missing(path);
  let at = path;
  // A folder redirects to its first page, an address with a slash at its end to the one without.
  for (let tries = 0; tries < 4; tries += 1) {
    const [name = '', query = ''] = at.split('?', 2);
    const sample = contributions(platform, 'samplePages').find((pages) => Object.hasOwn(pages, name))?.[name];
    if (sample !== undefined)
      return { html: textOf(await sample(platform, site, new URLSearchParams(query))), path: at };
    const address = readAddress(at);
    if (address === null) break;
    if ('redirect' in address) {
      at = address.redirect;
      continue;
    }
    const made = await makePage(platform, site, { ...address, format: 'page' });
    if (made.kind === 'page') return { html: made.html, path: at };
    if (made.kind !== 'redirect') break;
    at = made.location;
  }
  return missing(at);
}

const textOf = ({ pieces }: StyledPage): string => joined(pieces).toString();

/** Puts a stylesheet into a page in its parts, in place of its link or of the rules that the page uses. */
function withStyles(html: string, url: string, styles: TriedStyles, path: string): string {
  const parts = styles.parts
    .map((css) => `<style data-part="${partId(css)}">${inStyleElement(css)}</style>`)
    .join('');
  const own = `<style data-own data-path="${escapeHtml(path)}" data-classes="${escapeHtml(styles.classes)}">${inStyleElement(styles.own)}</style>`;
  const link = stylesheetLink(url);
  const begin = html.indexOf(`<style data-full-stylesheet="${url}">`);
  const noscript = `</style><noscript>${link}</noscript>`;
  const end = begin === -1 ? -1 : html.indexOf(noscript, begin);
  if (end !== -1) return html.slice(0, begin) + parts + own + html.slice(end + noscript.length);
  return html.replace(link, () => parts + own);
}

const ids = new Map<string, string>();
/** Parts whose ids are at hand: those of a few themes that do not change. */
const MAX_IDS = 200;

/** Names a part by its content. */
export function partId(css: string): string {
  const known = ids.get(css);
  if (known !== undefined) return known;
  const id = createHash('sha256').update(css).digest('base64url').slice(0, 16);
  if (ids.size >= MAX_IDS) ids.clear();
  ids.set(css, id);
  return id;
}
