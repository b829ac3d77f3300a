import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { replaceTexts } from './one-locale.mjs';

const replace = (code: string): string | null =>
  replaceTexts(code, parseAst(code), 'de', (area) => area !== 'locale');

it('texts used by a function become an import of the one locale', () => {
  const code = replace(
    "import { cartText } from '@vitrine/domain/text/cart.ts';\nfunction View() { const text = cartText(useLocale()); return text.remove; }",
  );
  expect(code).toContain('import * as text from "@vitrine/domain/text/de/cart.ts";');
  expect(code).toContain('function View() {  return text.remove; }');
  expect(code).not.toContain('cartText');
});

it('so do texts used at module level', () => {
  const code = replace(
    "import { cartText } from '../text/cart.ts';\nconst label = (l) => cartText(l).remove;",
  );
  expect(code).toContain('import * as cartTextHere from "../text/de/cart.ts";');
  expect(code).toContain('const label = (l) => cartTextHere.remove;');
});

it('the locale of a view becomes a constant, and nothing is loaded for it', () => {
  expect(replace("import { useLocale } from '../locale.ts';\nconst locale = useLocale();")).toBe(
    '\nconst locale = "de";',
  );
});

it('code without texts is unchanged', () => {
  expect(replace("import { localeOf } from '../text/locale.ts';\nlocaleOf('de');")).toBeNull();
});

it.each([
  [
    'one name for two areas',
    'const text = cartText(l);',
    'function other() { const text = pageText(l); return text; }',
  ],
  [
    'a parameter of the same name',
    'const text = cartText(l);',
    'const other = (text) => pageText(l).a + text;',
  ],
  ['a pattern, which would load every text', 'const { a } = cartText(l);', 'pageText(l);'],
  ['texts that are handed on without a locale', 'const all = [cartText];', 'pageText(l);'],
])('%s is refused', (_, first, second) => {
  const imports =
    "import { cartText } from '../text/cart.ts';\nimport { pageText } from '../text/cart-page.ts';\n";
  expect(() => replace(`${imports}${first}\n${second}`)).toThrow(
    /two areas|something else|must be called|not a pattern/,
  );
});

it('an area imported from beside it is refused: it would bring every language', () => {
  const code = "import { cartText } from './cart.ts';\nexport const remove = (l) => cartText(l).remove;";
  expect(() => replace(code)).toThrow('Import "./cart.ts" by its folder');
});
