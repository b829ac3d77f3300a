/**
 * What is missing of the specification's words. `entries` are those of testing/spec-words.json, `catalogue` the
 * sources of the texts, `tests` the sources of the tests. A message must be a whole text of the catalogue, and one of
 * its forms (`seen`, the message itself where there is none) must be in a test. Returns one sentence per problem.
 */
export function findMissingWords(entries, catalogue, tests) {
  const texts = new Set(catalogue.flatMap(textsIn));
  const faults = [];
  for (const { section, words, seen = [words], ...entry } of entries) {
    const text = 'catalogue' in entry ? entry.catalogue : words;
    if (text !== words && !entry.why)
      faults.push(`section ${section}: "${words}" has other words in the catalogue and no reason why.`);
    if (text !== null && !texts.has(text))
      faults.push(`section ${section}: "${text}" is no text of domain/text/en or contracts/errors.ts.`);
    for (const form of seen) {
      if (!tests.some((source) => source.includes(form)))
        faults.push(`section ${section}: no test says "${form}".`);
    }
  }
  return faults;
}

/** The string literals of a source, unescaped. */
function textsIn(source) {
  const literals = source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  return [...literals].map(([, single, double, back]) =>
    (single ?? double ?? back ?? '').replaceAll(/\\(.)/g, '$1'),
  );
}

/**
 * What a table of the documentation names and there is not: a file in backticks, or a test in curly quotes after the
 * file it is in. `read` answers a file's source, or null. Answers a sentence a fault.
 */
export function findMissingReferences(table, read) {
  const faults = [];
  for (const [, path, title] of table.matchAll(/`((?:[\w.@-]+\/)+[\w.-]+)`(?: “([^”]+)”)?/g)) {
    const source = read(path);
    if (source === null) faults.push(`there is no file ${path}.`);
    else if (title !== undefined && !holdsTitle(source, title))
      faults.push(`${path} has no test "${title}".`);
  }
  return [...new Set(faults)];
}

function holdsTitle(source, title) {
  return [title, title.replaceAll("'", String.raw`\'`)].some((form) => source.includes(form));
}
