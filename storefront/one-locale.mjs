import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const AREA = /^(.*\/text\/)([a-z-]+)\.ts$/;
/** Such an import of an area would not be recognized, and bring every language. */
const NEAR = /^\.\/([a-z-]+)\.ts$/;

/** Whether `domain/text/<area>.ts` is an area with translations. */
const isArea = (area) => existsSync(fileURLToPath(new URL(`../domain/text/en/${area}.ts`, import.meta.url)));

/**
 * A Vite plugin that leaves one locale in a bundle: a call of what `localized` returned becomes an import of the
 * locale's own file, so that a page carries neither other languages nor sentences that it does not use.
 *
 *     import { cartText } from '…/text/cart.ts';      import * as text from '…/text/de/cart.ts';
 *     const text = cartText(useLocale());         ->
 *
 * `useLocale()` becomes the locale itself.
 */
export function oneLocale(locale) {
  return {
    name: 'one-locale',
    transform(code, id) {
      if (!/\.tsx?$/.test(id.split('?')[0]) || !/\/text\/|useLocale\(/.test(code)) return null;
      try {
        const changed = replaceTexts(code, this.parse(code), locale, isArea);
        return changed === null ? null : { code: changed, map: null };
      } catch (error) {
        return this.error(`${id}: ${error.message}`);
      }
    },
  };
}

/** The code with one locale's texts; null when it uses none. `tree` is the code's syntax tree (ESTree). */
export function replaceTexts(code, tree, locale, isLocalized) {
  const areas = new Map();
  const edits = [];
  const imports = new Map();
  for (const node of tree.body) {
    // Otherwise the file with the hook would be loaded needlessly.
    if (node.type === 'ImportDeclaration' && node.specifiers.length === 1) {
      if (node.specifiers[0].local.name === 'useLocale') edits.push([node.start, node.end, '']);
    }
    const [, folder, area] = (node.type === 'ImportDeclaration' && AREA.exec(node.source.value)) || [];
    const [, near] = (node.type === 'ImportDeclaration' && NEAR.exec(node.source.value)) || [];
    if (
      near !== undefined &&
      isLocalized(near) &&
      node.specifiers.some(({ local }) => local.name.endsWith('Text'))
    )
      throw new Error(`Import "${node.source.value}" by its folder, as "../text/${near}.ts".`);
    if (area === undefined || !isLocalized(area)) continue;
    for (const { local } of node.specifiers) areas.set(local.name, `${folder}${locale}/${area}.ts`);
    edits.push([node.start, node.end, '']);
  }
  if (areas.size === 0 && !code.includes('useLocale')) return null;

  /** Names of constants with texts, which become names of imports. */
  const declared = new Set();
  const bind = (name, file) => {
    if (imports.has(name) && imports.get(name) !== file)
      throw new Error(`"${name}" names texts of two areas in one file. Give them different names.`);
    imports.set(name, file);
  };
  const areaOf = (node) =>
    node?.type === 'CallExpression' && node.callee.type === 'Identifier'
      ? areas.get(node.callee.name)
      : undefined;
  walk(tree, (node, parent) => {
    if (node.type === 'VariableDeclaration') {
      const [only] = node.declarations;
      const file = areaOf(only.init);
      if (file === undefined) return true;
      // A pattern needs the whole file as an object, with the sentences that are not used.
      if (only.id.type !== 'Identifier') throw new Error('Declare a name for the texts, not a pattern.');
      if (node.declarations.length > 1) throw new Error(`Declare "${only.id.name}" by itself.`);
      declared.add(only.id);
      bind(only.id.name, file);
      edits.push([node.start, node.end, '']);
      return false;
    }
    if (node.type === 'CallExpression' && node.callee.name === 'useLocale') {
      edits.push([node.start, node.end, JSON.stringify(locale)]);
      return false;
    }
    const file = areaOf(node);
    if (file !== undefined) {
      const name = `${node.callee.name}Here`;
      bind(name, file);
      edits.push([node.start, node.end, name]);
      return false;
    }
    if (node.type === 'Identifier' && areas.has(node.name) && parent.type !== 'ImportSpecifier')
      throw new Error(`"${node.name}" must be called where it is used, with the locale.`);
    return true;
  });
  walk(tree, (node) => {
    for (const name of namesBoundBy(node)) {
      if (imports.has(name.name) && !declared.has(name))
        throw new Error(`"${name.name}" names texts and something else in one file.`);
    }
    return true;
  });
  const body = edits
    .toSorted(([left], [right]) => right - left)
    .reduce((text, [start, end, by]) => text.slice(0, start) + by + text.slice(end), code);
  const added = [...imports].map(([name, file]) => `import * as ${name} from ${JSON.stringify(file)};\n`);
  return added.join('') + body;
}

/** Visits every node; `visit` returns whether to visit its children. */
function walk(node, visit, parent = null) {
  if (!visit(node, parent)) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') walk(child, visit, node);
    }
  }
}

/** The identifiers that a declaration or a function's parameters bind, not looking into nested patterns' defaults. */
function namesBoundBy(node) {
  if (node.type === 'VariableDeclarator') return namesIn(node.id);
  return Array.isArray(node.params) ? node.params.flatMap((one) => namesIn(one)) : [];
}

function namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => namesIn(one.type === 'Property' ? one.value : one));
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => namesIn(one));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}
