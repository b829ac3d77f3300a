/** The categories of the font browser, in its order. */
export const fontCategories = ['serif', 'sans', 'slab', 'display', 'handwriting', 'mono'] as const;
export type FontCategory = (typeof fontCategories)[number];

/** The generic family that stands behind a font while it loads, and where it cannot be loaded. */
export type GenericFamily = 'serif' | 'sans-serif' | 'monospace';

/** The measures that a fallback font is adjusted to, in parts of the font's size. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean width of a character of `measuredText` in the regular weight, or the nearest to it. */
  readonly width: number;
  /** The same in bold, or the nearest to it. */
  readonly boldWidth: number;
}

/** A file of a font, as a stylesheet declares it. */
export interface FontStyle {
  /** In the order in which a browser tries them. */
  readonly sources: readonly { readonly url: string; readonly format: string }[];
  /** The lightest and the heaviest weight that it has, 1 to 1000. */
  readonly weights: readonly [number, number];
  readonly italic: boolean;
  /** Characters it is loaded for; null for all. */
  readonly range: string | null;
}

/** A family that pages can use, of the catalogue or the owner's own. */
export interface SiteFont {
  /** As the owner sees it, and as the value of a tweak names it. */
  readonly family: string;
  /** As stylesheets name it: another name than a theme's own fonts of this family have. */
  readonly cssFamily: string;
  readonly generic: GenericFamily;
  readonly styles: readonly FontStyle[];
  readonly metrics: FontMetrics;
}

/** Text in the languages of the storefront, by which widths of fonts are compared. */
export const measuredText =
  'The shop opens at nine and the kettle is on. Every piece is thrown, glazed and fired by hand in our studio. ' +
  'Der Laden öffnet um neun Uhr. Jedes Stück wird in unserer Werkstatt von Hand gedreht, glasiert und gebrannt. ' +
  'La boutique ouvre à neuf heures. Chaque pièce est tournée, émaillée et cuite à la main dans notre atelier. ' +
  'La tienda abre a las nueve. Cada pieza se tornea, se esmalta y se cuece a mano en nuestro taller.';
