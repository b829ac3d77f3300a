import { rewriteBlocks, selectorsOf } from './css-blocks.ts';

/*
 * A theme written for another host has no cascade layers, and unlayered rules, its reset among them, would beat all our
 * layered ones. So in such a theme our rules are unlayered too, before the theme's: a reset by element selectors is weaker
 * than our classes, and the theme's rules for a class come later and win.
 */

/** Our rules without the layers around them. */
export const withoutLayers = (css: string): string =>
  rewriteBlocks(css, ({ prelude }) => (/^@layer\s+[\w-]+$/.test(prelude) ? null : prelude));

/** Our elements: those with a class within our components, and our controls anywhere. */
const notOurs =
  ':not(:where(:is(.host-page,.checkout-frame,[data-block],[data-comments],vitrine-island,dialog) [class],[data-theme]:not([data-theme=light]) *,.button--primary,.button--quiet,.link-button,.quiet-link,.cart-pill,.field__input))';

/** Element types that keep our styles in our components. Text has the theme's styles everywhere. */
const kinds = new Set(
  [
    ' * a button input select textarea label summary fieldset legend form',
    'article section figure img ul ol li',
  ].flatMap((names) => names.split(' ')),
);

/** Elements on one of our backgrounds. */
const notOnOurs =
  ':not(:where(:is(.host-page,.checkout-frame,[data-theme],[data-comments],.product-buying,dialog) *))';

/**
 * The theme's styles, changed so that rules for element types (`#page a`, `a:link`, `input[type=text]`) do not match our
 * own elements where they would be stronger than a class, nor anything on our backgrounds where their colour would be
 * unreadable. Rules that end in a class or an id are unchanged.
 */
export const excludeOurElements = (css: string, isReadable: (body: string) => boolean): string =>
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

/** The root, pseudo-elements, and keyframe steps. */
const notElements = /^(?:html\b|body\b|from$|to$|\d|::?(?:root|host|before|after|[\w-]*selection)\b|$)/i;

/** Offset of the last compound selector. */
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
