import { findCountry } from './countries.ts';
import { nameWithArticle } from './country-article.ts';

/** A country as an English sentence names it: "the United States"; the code itself where it is of none. */
export const countryInSentence = (code: string): string =>
  nameWithArticle(code, findCountry(code, 'en')?.name ?? code);
