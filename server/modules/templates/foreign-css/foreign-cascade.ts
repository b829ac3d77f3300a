import { rewriteBlocks, selectorsOf } from './css-blocks.ts';

/*
 * A folder written for another host knows no cascade layers, and its reset stands in none, where it would beat whatever we
 * have in ours. So in such a theme our rules stand in no layer either, before the theme's: a reset by kinds of elements is
 * weaker than our classes, and the theme's rules for a class come later and win.
 */

/** Our rules without the layers around them. */
export const withoutLayers = (css: string): string =>
  rewriteBlocks(css, ({ prelude }) => (/^@layer\s+[\w-]+$/.test(prelude) ? null : prelude));

/** Elements of ours: what has a class within a part of ours, and our controls wherever a theme has put them. */
const notOurs =
  ':not(:where(:is(.host-page,.checkout-frame,[data-block],[data-comments],vitrine-island,dialog) [class],[data-theme]:not([data-theme=light]) *,.button--primary,.button--quiet,.link-button,.quiet-link,.cart-pill,.field__input))';

/** Kinds of elements whose look is ours where they are ours. Words have the theme's look everywhere. */
const kinds = new Set(
  [
    ' * a button input select textarea label summary fieldset legend form',
    'article section figure img ul ol li',
  ].flatMap((names) => names.split(' ')),
);

/** What stands on a ground of ours. */
const notOnOurs =
  ':not(:where(:is(.host-page,.checkout-frame,[data-theme],[data-comments],.product-buying,dialog) *))';

/**
 * The theme's styles, in which rules for kinds of elements (`#page a`, `a:link`, `input[type=text]`) pass our own elements by
 * where they would be stronger than a class, and everything on our grounds where its colour cannot be read there. Rules that
 * name a class or an id at their end stay as they are.
 */
export const sparingOurs = (css: string, isReadable: (body: string) => boolean): string =>
  rewriteBlocks(css, ({ prelude, body }) =>
    prelude.startsWith('@')
      ? prelude
      : selectorsOf(prelude)
          .map((selector) => spare(selector, /!\s*important/i.test(body), isReadable(body)))
          .join(','),
  );

function spare(selector: string, isImportant: boolean, isReadable: boolean): string {
  const at = lastCompound(selector);
  const last = selector.slice(at);
  const kind = /^(?:\*|[a-z][\w-]*)?/i.exec(last)?.[0] ?? '';
  const isDirected = /[.#]/.test(withoutBrackets(last));
  if (isDirected || notElements.test(last)) return selector;
  const spared = (ours: string): string => selector.slice(0, at) + kind + ours + last.slice(kind.length);
  if (!isReadable) return spared(notOurs + notOnOurs);
  const isWeak = !isImportant && !/[.#[]|:/.test(selector.replaceAll(/::[\w-]+|:(?:before|after)\b/gi, ''));
  return isWeak || !kinds.has(kind.toLowerCase()) ? selector : spared(notOurs);
}

/** The page itself, what is drawn beside an element, and steps of a movement. */
const notElements = /^(?:html\b|body\b|from$|to$|\d|::?(?:root|host|before|after|[\w-]*selection)\b|$)/i;

/** Where the element begins that a selector is about. */
function lastCompound(selector: string): number {
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index: at } of selector.matchAll(/"[^"]*"|'[^']*'|\\[^]|[()[\]]|[\s>+~]+/g)) {
    if (mark === '(' || mark === '[') depth += 1;
    else if (mark === ')' || mark === ']') depth -= 1;
    else if (depth === 0 && /^[\s>+~]/.test(mark)) from = at + mark.length;
  }
  return from;
}

function withoutBrackets(selector: string): string {
  let plain = selector;
  for (let last = ''; last !== plain;) {
    last = plain;
    plain = plain.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '');
  }
  return plain;
}
