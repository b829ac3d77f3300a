/**
 * The missing texts of the specification, one sentence each. `entries` are those of testing/spec-words.json,
 * `catalogue` the sources of the texts, `tests` the sources of the tests. A message must be a whole text of the
 * catalogue, and each of its forms (`seen`, by default the message itself) must be in a test. One that is listed as
 * `notYet`, with the topic that it belongs to, must not be a text of the catalogue.
 */
export function findMissingWords(entries, catalogue, tests) {
  const texts = new Set(catalogue.flatMap(textsIn));
  const faults = [];
  for (const { section, words, seen = [words], notYet, ...entry } of entries) {
    if (notYet !== undefined) {
      if (texts.has(words))
        faults.push(`section ${section}: "${words}" is a text now; it still is listed as not yet built.`);
      continue;
    }
    const text = 'catalogue' in entry ? entry.catalogue : words;
    if (text !== words && !entry.why)
      faults.push(`section ${section}: "${words}" is worded differently in the catalogue without a reason.`);
    if (text !== null && !texts.has(text))
      faults.push(`section ${section}: "${text}" is not a text of the catalogue.`);
    for (const form of seen) {
      if (!tests.some((source) => source.includes(form)))
        faults.push(`section ${section}: no test contains "${form}".`);
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
 * Files and tests that a table of the documentation names and that do not exist, one sentence each: a file in
 * backticks, or a test in curly quotes after its file. `read` returns a file's source, or null.
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
