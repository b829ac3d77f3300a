import { expect, test } from 'vitest';
import { findUnusedSentences } from './unused-sentences.mjs';

const areas = new Map([
  ['cart', "export const title = 'Your cart';\nexport const remove = 'Remove';\n"],
  ['themes', "export const menu = 'Menu';\nexport const close = 'Close';\n"],
  ['errors', "/** Quoted by a test. @internal */\nexport const quoted = 'Sorry';\n"],
]);
const cart = "import { cartText } from '../text/cart.ts';\nconst { title } = cartText(locale);";

test('a sentence that no file of its area names is unused', () => {
  expect(findUnusedSentences(areas, [cart, 'item.remove()'], ['{localizedStrings.menu|html}'])).toEqual([
    'domain/text/*/cart.ts: nothing uses "remove". Delete it in every language.',
    'domain/text/*/themes.ts: nothing uses "close". Delete it in every language.',
  ]);
});

test('a sentence is used where its area is imported', () => {
  const all = [`${cart} cartText(locale).remove`, "'{localizedStrings.menu}{localizedStrings.close}'"];
  expect(findUnusedSentences(areas, all, [])).toEqual([]);
});
