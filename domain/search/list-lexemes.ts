/** Characters of a text that are searched by, words of it, and characters of a word. */
const MAX_TEXT = 4000;
const MAX_WORDS = 250;
const MAX_WORD = 40;
const MAX_MARK = 120;

const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
// oxlint-disable-next-line no-control-regex -- tabs and line breaks separate words too
const separators = /[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u206F\u3000-\u303F]+/u;

const first = (text: string, length: number): string =>
  text.length <= length ? text : [...text].slice(0, length).join('');

/** Words of a query; further ones are ignored. */
const MAX_QUERY_WORDS = 6;

const keyOf = (websiteId: string): string => websiteId.slice(-8);

function wordsOf(text: string): string[] {
  return first(text.replaceAll('\0', ' '), MAX_TEXT)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]+/g, '')
    .toLowerCase()
    .replaceAll(/[øđłıðßæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .split(separators)
    .filter((word) => word !== '')
    .map((word) => first(word, MAX_WORD));
}

const markOf = (key: string, mark: string): string => `${key}=${first(mark, MAX_MARK).toLowerCase()}`;

/**
 * What a row of a list of the admin is found by: its words, folded to lower case without accents, and marks, which are
 * exact terms. Each begins with the website's key, so that one index serves every website. The SQL function
 * `search_vector` does the same for statements over many rows.
 */
export function listLexemes(websiteId: string, text: string, marks: readonly string[] = []): string[] {
  const key = keyOf(websiteId);
  const words = wordsOf(text)
    .slice(0, MAX_WORDS)
    .map((word) => key + word);
  return [...new Set([...words, ...marks.map((mark) => markOf(key, mark))])];
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * The query for rows with words that begin like those of `search`, all of them, and with every mark, as PostgreSQL
 * reads a `tsquery`. Null when there is neither a letter, a digit nor a mark: that finds nothing.
 */
export function listQuery(websiteId: string, search: string, marks: readonly string[] = []): string | null {
  return queryOf(websiteId, wordsOf(search).slice(0, MAX_QUERY_WORDS), marks);
}

/** Words by which an index is read, where a search has more. */
const INDEXED_WORDS = 2;

/** A number, a part of a SKU or of an email address with a number: few rows have a word that begins like it. */
const isRare = (word: string): boolean => word.length >= 5 && /\d/.test(word);

/**
 * The same for reading an index, which collects every row that has a word that begins with `sku` before it looks at
 * the others: the longest rare word only, or else the two longest words.
 */
export function listIndexQuery(
  websiteId: string,
  search: string,
  marks: readonly string[] = [],
): string | null {
  const words = wordsOf(search).slice(0, MAX_QUERY_WORDS);
  const longest = words.toSorted((one, other) => other.length - one.length);
  const rare = longest.find(isRare);
  return queryOf(websiteId, rare === undefined ? longest.slice(0, INDEXED_WORDS) : [rare], marks);
}

function queryOf(websiteId: string, words: readonly string[], marks: readonly string[]): string | null {
  const key = keyOf(websiteId);
  const terms = [
    ...words.map((word) => `${quoted(key + word)}:*`),
    ...marks.map((mark) => quoted(markOf(key, mark))),
  ];
  return terms.length === 0 ? null : terms.join(' & ');
}
