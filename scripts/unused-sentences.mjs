const AREA_IMPORT = /from '[^']*\/text\/(?:en\/)?([a-z-]+)\.ts'/g;
const NAME = /[A-Za-z_$][\w$]*/g;
/** `export const <name>`, with the comment before it. */
const SENTENCE = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export const (\w+)/gm;

/**
 * The sentences of the catalogue that nothing uses, which knip does not see because an area is imported as a whole. A
 * sentence counts as used where a source that imports its area has its name; one of the area `themes` where a template
 * has `localizedStrings.<name>`. `@internal` in its comment exempts one. `areas` are the English files by area;
 * `sources` and `templates` are texts.
 */
export function findUnusedSentences(areas, sources, templates) {
  const namesByArea = new Map();
  for (const source of sources) {
    const names = new Set(source.match(NAME));
    for (const [, area] of source.matchAll(AREA_IMPORT)) {
      const known = namesByArea.get(area) ?? new Set();
      for (const name of names) known.add(name);
      namesByArea.set(area, known);
    }
  }
  const inTemplates = [...templates, ...sources].flatMap((text) =>
    [...text.matchAll(/localizedStrings\.(\w+)/g)].map(([, name]) => name),
  );
  namesByArea.set('themes', new Set(inTemplates));
  return [...areas].flatMap(([area, text]) =>
    [...text.matchAll(SENTENCE)]
      .filter(([, comment = '', name]) => !comment.includes('@internal') && !namesByArea.get(area)?.has(name))
      .map(([, , name]) => `domain/text/*/${area}.ts: nothing uses "${name}". Delete it in every language.`),
  );
}
