/** PostgreSQL's text search configurations by language; other languages are searched without stems. */
const configurations: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hu: 'hungarian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
};

/** The text search configuration that stems words of a site's language. */
export function searchConfiguration(language: string): string {
  const [name = ''] = language.toLowerCase().split(/[-_]/);
  return Object.hasOwn(configurations, name) ? (configurations[name] ?? 'simple') : 'simple';
}
