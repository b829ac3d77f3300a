import type { Readable } from 'node:stream';
import type { FontList, OwnFontView } from '@vitrine/contracts/fonts.ts';
import { contentSettingsOf, tweaksOf } from '@vitrine/domain/content/content-settings.ts';
import { fontCatalogue } from '@vitrine/domain/design/fonts/font-catalogue.ts';
import { familyIn, nameOfFamily } from '@vitrine/domain/design/fonts/family-names.ts';
import {
  cleanFontName,
  findOwnFont,
  isFontName,
  MAX_FONT_BYTES,
  MAX_FONT_FILES,
  MAX_OWN_FONTS,
  type OwnFont,
  type OwnFontFile,
  ownFontsOf,
  ownFontUrl,
  renamed,
  withFile,
} from '@vitrine/domain/design/fonts/own-fonts.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { cleanFilename } from '../media/index.ts';
import { findTheme } from '../pages/index.ts';
import { changeSettings, getWebsite, type Website, type WebsiteSettings } from '../websites/index.ts';
import { type FontFacts, readFont } from './read-font.ts';

const extensions = { woff2: 'woff2', woff: 'woff', opentype: 'otf', truetype: 'ttf' } as const;

/** The place of a font file in the file store. */
export const fontFileKey = (websiteId: string, fileId: string): string => `${websiteId}/fonts/${fileId}`;

type FontSite = Pick<Website, 'websiteId' | 'settings'>;

/** The website's own fonts and where they are used. */
export async function listFonts(platform: Platform, websiteId: string): Promise<FontList> {
  const website = await getWebsite(platform, websiteId);
  if (website === null) throw new Error(`no website ${websiteId}`);
  const { title } = website;
  const views = await viewsOf(platform, website);
  return {
    siteTitle: title,
    fonts: views.toSorted((one, other) => one.family.localeCompare(other.family)),
    inUse: await familiesInUse(platform, website),
  };
}

/** The families that the current theme's settings name, as they are called now. */
async function familiesInUse(platform: Platform, website: FontSite): Promise<string[]> {
  const { settings } = website;
  const theme = await findTheme(platform, website, settings.theme);
  const values = tweaksOf(settings, settings.theme);
  const own = ownFontsOf(settings);
  const named = (theme?.tweaks ?? [])
    .filter(({ type }) => type === 'font')
    .map((tweak) => nameOfFamily(familyIn(values[tweak.name] ?? tweak.default)))
    .filter((name) => name !== '');
  return [...new Set(named.map((name) => findOwnFont(own, name)?.family ?? name))];
}

async function viewsOf(platform: Platform, website: FontSite): Promise<OwnFontView[]> {
  const { settings } = website;
  const fonts = ownFontsOf(settings);
  const usedBy = new Map<string, { theme: string; setting: string }[]>();
  for (const [themeName, values] of Object.entries(contentSettingsOf(settings).tweaks)) {
    const uses = Object.entries(values).flatMap(([tweak, value]) => {
      const name = nameOfFamily(familyIn(value));
      const font = name === '' ? null : findOwnFont(fonts, name);
      return font === null ? [] : [{ font, tweak }];
    });
    if (uses.length === 0) continue;
    const theme = await findTheme(platform, website, themeName);
    for (const { font, tweak } of uses) {
      const setting = theme?.tweaks.find(({ name, type }) => name === tweak && type === 'font');
      if (theme === null || setting === undefined) continue;
      const use = { theme: theme.conf.name || theme.name, setting: setting.title };
      usedBy.set(font.id, [...(usedBy.get(font.id) ?? []), use]);
    }
  }
  return fonts.map((font) => ({
    id: font.id,
    family: font.family,
    generic: font.generic,
    files: font.files.map(({ width: _width, ...file }) => ({
      ...file,
      weights: [...file.weights] as [number, number],
      url: ownFontUrl(file),
    })),
    usedBy: usedBy.get(font.id) ?? [],
  }));
}

async function viewOf(platform: Platform, website: FontSite, id: string): Promise<OwnFontView> {
  const view = (await viewsOf(platform, website)).find((font) => font.id === id);
  if (view === undefined) throw new Error(`no font ${id}`);
  return view;
}

/**
 * Stores a font file with the family that it names; nothing remains of one that is refused. Fails with FILE_TOO_LARGE
 * (above 5 MB), FILE_UNSUPPORTED (its tables are not those of a font), TOO_MANY_FONTS, TOO_MANY_FONT_FILES.
 */
export async function importFont(
  platform: Platform,
  websiteId: string,
  arriving: { readonly stream: Readable; readonly filename: string },
): Promise<
  Result<OwnFontView, 'FILE_TOO_LARGE' | 'FILE_UNSUPPORTED' | 'TOO_MANY_FONTS' | 'TOO_MANY_FONT_FILES'>
> {
  const { filename } = arriving;
  const bytes = await wholeOf(arriving.stream);
  if (bytes === null) return fail('FILE_TOO_LARGE', { params: { fileName: filename, maxSize: '5 MB' } });
  const facts = await readFont(bytes);
  if (facts === null)
    return fail('FILE_UNSUPPORTED', { params: { fileName: filename, fileTypeMessage: 'font ' } });
  const id = newId(platform.clock.now());
  const key = fontFileKey(websiteId, id);
  await platform.files.put(key, bytes);
  const file: OwnFontFile = {
    id,
    filename: cleanFilename(filename, extensions[facts.format], 'font'),
    format: facts.format,
    byteSize: bytes.byteLength,
    weights: facts.weights,
    italic: facts.italic,
    width: facts.metrics.width,
  };
  const given = cleanFontName(facts.family === '' ? filename.replace(/\.[^.]*$/, '') : facts.family);
  let replaced: OwnFontFile | null = null;
  let fontId = '';
  try {
    const changed = await changeSettings<'TOO_MANY_FONTS' | 'TOO_MANY_FONT_FILES'>(
      platform,
      websiteId,
      (stored) => {
        const fonts = ownFontsOf(stored);
        const known = findOwnFont(fonts, given) ?? findOwnFont(fonts, nameOutsideCatalogue(given));
        if (known === null && fonts.length >= MAX_OWN_FONTS)
          return fail('TOO_MANY_FONTS', { params: { most: MAX_OWN_FONTS } });
        const joined = withFile(
          known ?? newFont(newId(platform.clock.now()), nameOutsideCatalogue(given), facts),
          file,
        );
        if (joined.font.files.length > MAX_FONT_FILES)
          return fail('TOO_MANY_FONT_FILES', { params: { most: MAX_FONT_FILES } });
        fontId = joined.font.id;
        ({ replaced } = joined);
        return ok({ fonts: [...fonts.filter((font) => font !== known), joined.font] });
      },
    );
    if (!changed.ok) {
      await platform.files.remove(key);
      return changed;
    }
    if (replaced !== null) await platform.files.remove(fontFileKey(websiteId, (replaced as OwnFontFile).id));
    return ok(await viewOf(platform, { websiteId, settings: changed.value }, fontId));
  } catch (error) {
    await platform.files.remove(key);
    throw error;
  }
}

/** The bytes of a stream; null above the limit. */
async function wholeOf(stream: Readable): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream.iterator({ destroyOnReturn: false })) {
    size += (part as Buffer).byteLength;
    if (size > MAX_FONT_BYTES) return null;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

const isOfCatalogue = (name: string): boolean =>
  fontCatalogue.some(({ family }) => family.toLowerCase() === name.toLowerCase());

/** Another name than every family of the catalogue has. */
const nameOutsideCatalogue = (name: string): string =>
  isOfCatalogue(name) ? cleanFontName(`${name} Own`) : name;

const newFont = (id: string, family: string, { generic, metrics }: FontFacts): OwnFont => ({
  id,
  family,
  formerNames: [],
  generic,
  lines: { ascent: metrics.ascent, descent: metrics.descent, lineGap: metrics.lineGap },
  files: [],
});

/** Renames a family. */
export async function renameFont(
  platform: Platform,
  websiteId: string,
  id: string,
  family: string,
): Promise<Result<OwnFontView, 'FONT_NOT_FOUND' | 'FONT_NAME_INVALID' | 'FONT_NAME_TAKEN'>> {
  if (!isFontName(family)) return fail('FONT_NAME_INVALID');
  const changed = await changeSettings<'FONT_NOT_FOUND' | 'FONT_NAME_TAKEN'>(
    platform,
    websiteId,
    (stored) => {
      const fonts = ownFontsOf(stored);
      const known = fonts.find((font) => font.id === id);
      if (known === undefined) return fail('FONT_NOT_FOUND');
      const others = fonts.filter((font) => font !== known);
      const isTaken =
        isOfCatalogue(family) || others.some((font) => font.family.toLowerCase() === family.toLowerCase());
      if (isTaken) return fail('FONT_NAME_TAKEN', { params: { name: family } });
      return ok({ fonts: [...others, renamed(known, family)] });
    },
  );
  return changed.ok ? ok(await viewOf(platform, { websiteId, settings: changed.value }, id)) : changed;
}

/** Deletes a family, or one of its files: first from the settings, so that no page refers to a missing file. */
export async function removeFont(
  platform: Platform,
  websiteId: string,
  id: string,
  fileId: string | null,
): Promise<Result<null, 'FONT_NOT_FOUND'>> {
  let gone: readonly OwnFontFile[] = [];
  const changed = await changeSettings<'FONT_NOT_FOUND'>(platform, websiteId, (stored) => {
    const fonts = ownFontsOf(stored);
    const known = fonts.find((font) => font.id === id);
    gone = (known?.files ?? []).filter((file) => fileId === null || file.id === fileId);
    if (known === undefined || gone.length === 0) return fail('FONT_NOT_FOUND');
    const left = known.files.filter((file) => !gone.includes(file));
    const others = fonts.filter((font) => font !== known);
    return ok({ fonts: left.length === 0 ? others : [...others, { ...known, files: left }] });
  });
  if (!changed.ok) return changed;
  for (const file of gone) await platform.files.remove(fontFileKey(websiteId, file.id));
  return ok(null);
}

/** A font file of the website with its name; null for any other. */
export function findFontFile(
  settings: WebsiteSettings,
  fileId: string,
  filename: string,
): OwnFontFile | null {
  return (
    ownFontsOf(settings)
      .flatMap(({ files }) => files)
      .find((file) => file.id === fileId && file.filename === filename) ?? null
  );
}
