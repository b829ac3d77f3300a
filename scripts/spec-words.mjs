/**
 * What is missing of the specification's words. `entries` are those of testing/spec-words.json, `catalogue` the
 * sources of the texts, `tests` the sources of the tests. A message must be a whole text of the catalogue, and one of
 * its forms (`seen`, the message itself where there is none) must stand in a test. Answers a sentence a fault.
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
