/** Countries whose English names take an article in a sentence, by ISO 3166-1 code. */
const withArticle = new Set(
  'AE AX BQ BS CC CF CK DO FK FO GB GM IM IO KM KY MH MP MV NL PH PN PS SB TC TF US VG VI'.split(' '),
);

/** The English name of a country with its article, as in the middle of a sentence: 'the United States', 'Germany'. */
export const nameWithArticle = (code: string, name: string): string =>
  withArticle.has(code) ? `the ${name}` : name;
