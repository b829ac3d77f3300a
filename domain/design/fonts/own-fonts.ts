import { type FontMetrics, type GenericFamily, type SiteFont } from './font-types.ts';

/** Bytes of an owner's font file. */
export const MAX_FONT_BYTES = 5 * 1024 * 1024;
/** Families that a website may have of its own. */
export const MAX_OWN_FONTS = 40;
/** Files of one of them: each weight and style in several formats. */
export const MAX_FONT_FILES = 40;
/** Characters of a family's name. */
export const MAX_FONT_NAME = 50;
/** Former names by which a family is still found. */
const MAX_FORMER_NAMES = 20;

/** The formats of font files, the smallest first: browsers take the first that they know. */
export const fontFormats = ['woff2', 'woff', 'opentype', 'truetype'] as const;
export type FontFormat = (typeof fontFormats)[number];

/** A font file that an owner uploaded. */
export interface OwnFontFile {
  readonly id: string;
  /** Safe in an address. */
  readonly filename: string;
  readonly format: FontFormat;
  readonly byteSize: number;
  readonly weights: readonly [number, number];
  readonly italic: boolean;
  /** Its mean width in parts of the size. */
  readonly width: number;
}

/** A family that an owner uploaded, as it is stored with the settings of the website. */
export interface OwnFont {
  readonly id: string;
  readonly family: string;
  /** What it was called before: tweaks may still name it so. */
  readonly formerNames: readonly string[];
  readonly generic: GenericFamily;
  /** Of the file that came first. */
  readonly lines: Pick<FontMetrics, 'ascent' | 'descent' | 'lineGap'>;
  readonly files: readonly OwnFontFile[];
}

const none: readonly OwnFont[] = [];

/** The website's own fonts: the same list as long as the settings do not change. */
export const ownFontsOf = (settings: {
  readonly fonts?: readonly OwnFont[] | undefined;
}): readonly OwnFont[] => settings.fonts ?? none;

/** The address of a font file. What it contains never changes. */
export const ownFontUrl = ({ id, filename }: Pick<OwnFontFile, 'id' | 'filename'>): string =>
  `/_v/own-fonts/${id}/${filename}`;

/** Names are part of stylesheets: letters without accents, digits, spaces and hyphens. */
export const isFontName = (name: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9 -]*$/.test(name) && name.trim() === name && name.length <= MAX_FONT_NAME;

/** A valid name made of what a file says it is called; `Font` where nothing is left of it. */
export function cleanFontName(given: string): string {
  const cleaned = given
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^A-Za-z0-9 -]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replace(/^[ -]+/, '')
    .slice(0, MAX_FONT_NAME)
    .trim();
  return cleaned === '' ? 'Font' : cleaned;
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The own family of this name, or else the one that had it before. */
export function findOwnFont(fonts: readonly OwnFont[], name: string): OwnFont | null {
  return (
    fonts.find(({ family }) => sameName(family, name)) ??
    fonts.find(({ formerNames }) => formerNames.some((former) => sameName(former, name))) ??
    null
  );
}

/** The family under another name, found by its former ones too. */
export function renamed(font: OwnFont, family: string): OwnFont {
  if (font.family === family) return font;
  const former = [font.family, ...font.formerNames].filter((name) => name !== family);
  return { ...font, family, formerNames: former.slice(0, MAX_FORMER_NAMES) };
}

const sameStyle = (one: OwnFontFile, other: OwnFontFile): boolean =>
  one.italic === other.italic && one.weights[0] === other.weights[0] && one.weights[1] === other.weights[1];

/** The family with one more file. It takes the place of the one with the same weight, style and format. */
export function withFile(
  font: OwnFont,
  file: OwnFontFile,
): { readonly font: OwnFont; readonly replaced: OwnFontFile | null } {
  const replaced = font.files.find((known) => known.format === file.format && sameStyle(known, file)) ?? null;
  const files = [...font.files.filter((known) => known !== replaced), file];
  return { font: { ...font, files: files.toSorted(inOrder) }, replaced };
}

/** By weight, the upright before the italic, and the smallest format first. */
function inOrder(one: OwnFontFile, other: OwnFontFile): number {
  return (
    one.weights[0] - other.weights[0] ||
    one.weights[1] - other.weights[1] ||
    Number(one.italic) - Number(other.italic) ||
    fontFormats.indexOf(one.format) - fontFormats.indexOf(other.format)
  );
}

/** The weights that an owner can choose from, in hundreds. */
export function weightsOfFiles(files: readonly Pick<OwnFontFile, 'weights'>[]): readonly number[] {
  const found = new Set<number>();
  for (const { weights } of files) {
    const [least, most] = weights;
    if (least === most) found.add(Math.min(900, Math.max(100, Math.round(least / 100) * 100)));
    for (let step = Math.ceil(least / 100) * 100; step <= most && step <= 900; step += 100)
      if (step >= 100) found.add(step);
  }
  return [...found].toSorted((one, other) => one - other);
}

/** An own family as pages use it. */
export function siteFontOf(font: OwnFont): SiteFont {
  const styles: { sources: { url: string; format: string }[]; of: OwnFontFile }[] = [];
  for (const file of font.files) {
    const source = { url: ownFontUrl(file), format: file.format };
    const style = styles.find(({ of }) => sameStyle(of, file));
    if (style === undefined) styles.push({ sources: [source], of: file });
    else style.sources.push(source);
  }
  return {
    family: font.family,
    cssFamily: `${font.family} Own`,
    generic: font.generic,
    styles: styles.map(({ sources, of }) => ({
      sources,
      weights: of.weights,
      italic: of.italic,
      range: null,
    })),
    metrics: { ...font.lines, width: widthNear(font.files, 400), boldWidth: widthNear(font.files, 700) },
  };
}

/** The mean width of the file whose weight is nearest to this one, upright if there is one. */
function widthNear(files: readonly OwnFontFile[], weight: number): number {
  const away = ({ weights: [least, most] }: OwnFontFile): number =>
    weight < least ? least - weight : weight > most ? weight - most : 0;
  const [nearest] = files.toSorted(
    (one, other) => Number(one.italic) - Number(other.italic) || away(one) - away(other),
  );
  return nearest?.width ?? 0.5;
}
