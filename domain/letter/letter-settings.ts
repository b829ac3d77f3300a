/** What a website counts of its letters; nothing unless its owner wants it. */
export interface LetterSettings {
  /** By a picture in each letter that its program loads. */
  readonly countsOpens: boolean;
  /** By links that lead over the site. */
  readonly countsClicks: boolean;
}

/** The settings of the letters of a website, complete. */
export function letterSettingsOf(settings: { readonly letters?: Partial<LetterSettings> }): LetterSettings {
  return { countsOpens: false, countsClicks: false, ...settings.letters };
}
