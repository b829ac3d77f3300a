import { findCountry } from './countries.ts';

/** Countries whose English names take an article in a sentence, by ISO 3166-1 code. */
const withArticle = new Set(
  'AE AX BQ BS CC CF CK DO FK FO GB GM IM IO KM KY MH MP MV NL PH PN PS SB TC TF US VG VI'.split(' '),
);

/** A country as an English sentence names it: "the United States"; the code itself where it is of none. */
export function countryInSentence(code: string): string {
  const name = findCountry(code, 'en')?.name ?? code;
  return withArticle.has(code) ? `the ${name}` : name;
}
