import type { Page } from '@playwright/test';

/**
 * Selectors of the full stylesheet that match an element of the page, in any state, and are missing from the inlined
 * critical styles: those elements would look different until the full stylesheet has loaded.
 */
export function unstyledAtFirst(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const style = document.querySelector<HTMLStyleElement>('style[data-full-stylesheet]');
    const inHead = style?.sheet ?? null;
    if (style === null || inHead === null) return ['there are no styles in the head'];
    const full = new CSSStyleSheet();
    full.replaceSync(await (await fetch(style.dataset['fullStylesheet'] ?? '')).text());
    const walk = (rules: CSSRuleList, place: string, visit: (rule: CSSStyleRule, place: string) => void) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) visit(rule, place);
        else if (rule instanceof CSSGroupingRule)
          walk(rule.cssRules, `${place}${rule.cssText.slice(0, rule.cssText.indexOf('{'))}`, visit);
      }
    };
    const present = new Set<string>();
    walk(inHead.cssRules, '', (rule, place) => present.add(place + rule.cssText));
    const missing: string[] = [];
    walk(full.cssRules, '', (rule, place) => {
      if (present.has(place + rule.cssText)) return;
      const inAnyState = rule.selectorText
        .replaceAll(/(^|[\s>+~,(])::?[\w-]+(?![\w(-])/g, '$1*')
        .replaceAll(/::?[\w-]+(?![\w(-])/g, '');
      if (document.querySelector(inAnyState) !== null) missing.push(place + rule.selectorText);
    });
    return missing;
  });
}

const rest = 'style[data-full-stylesheet] + link';

/** Elements whose computed style changes when the full stylesheet is added to the inlined styles. */
export async function changedByFullStylesheet(page: Page): Promise<string[]> {
  await page.waitForFunction(
    (link) => (document.querySelector<HTMLLinkElement>(link)?.sheet ?? null) !== null,
    rest,
  );
  return page.locator(rest).evaluate((link: HTMLLinkElement) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets = [still];
    const elements = [...document.querySelectorAll('*')];
    const looks = () =>
      elements.map((element) =>
        [null, '::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .map((style, part) =>
            part > 0 && style.content === 'none'
              ? ''
              : [...style].map((name) => style.getPropertyValue(name)).join('|'),
          )
          .join(' / '),
      );
    const whole = looks();
    link.disabled = true;
    const first = looks();
    link.disabled = false;
    return elements
      .filter((_, at) => whole[at] !== first[at])
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}
