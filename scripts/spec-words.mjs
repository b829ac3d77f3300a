/**
 * The missing texts of the specification, one sentence each. `entries` are those of testing/spec-words.json,
 * `catalogue` the sources of the texts, `tests` the sources of the tests. A message must be a whole text of the
 * catalogue, and one of its forms (`seen`, by default the message itself) must be in a test.
 */
export function findMissingWords(entries, catalogue, tests) {
  const texts = new Set(catalogue.flatMap(textsIn));
  const faults = [];
  for (const { section, words, seen = [words], ...entry } of entries) {
    const text = 'catalogue' in entry ? entry.catalogue : words;
    if (text !== words && !entry.why)
      faults.push(`section ${section}: "${words}" is worded differently in the catalogue without a reason.`);
    if (text !== null && !texts.has(text))
      faults.push(`section ${section}: "${text}" is not a text of domain/text/en or contracts/errors.ts.`);
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
