import type { Page } from '@playwright/test';

/**
 * Layout flaws: a single card in the last row of a grid, a single row with unused space, a gallery whose rows do not
 * fill its width or do not end at one line, text at the edge of a coloured panel, a product that cannot be bought in
 * the first window of a tablet or desktop, and empty space under its pictures next to a longer form. [] when there is
 * none.
 */
export function layoutFlaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2.5;
    const near = (a: number, b: number): boolean => Math.abs(a - b) < slack;
    const rowsOf = (parent: Element, of: string): DOMRect[][] => {
      const rows: DOMRect[][] = [];
      for (const box of [...parent.querySelectorAll(of)].map((one) => one.getBoundingClientRect())) {
        const row = rows.at(-1);
        if (row?.[0] !== undefined && near(row[0].top, box.top)) row.push(box);
        else rows.push([box]);
      }
      return rows;
    };
    const found: string[] = [];
    for (const grid of document.querySelectorAll('.cards:not([data-layout]), .add-ons__list')) {
      const { right } = grid.getBoundingClientRect();
      const rows = rowsOf(grid, ':scope > li');
      const last = rows.at(-1) ?? [];
      const isFull = near(last.at(-1)?.right ?? right, right);
      if (last.length === 1 && !isFull) found.push('a card alone in its row');
      if (rows.length === 1 && !isFull) found.push(`one row of ${last.length} cards with room left`);
    }
    for (const gallery of document.querySelectorAll('.gallery[data-shapes="own"]')) {
      const { right } = gallery.getBoundingClientRect();
      for (const row of rowsOf(gallery, '.gallery__frame')) {
        if (!near(row.at(-1)?.right ?? right, right))
          found.push('a row of pictures that does not fill the width');
        if (row.some(({ bottom }) => !near(bottom, row[0]?.bottom ?? bottom)))
          found.push('a ragged row of pictures');
      }
    }
    for (const panel of document.querySelectorAll('.cards .card')) {
      const words = panel.querySelector('.card__words')?.getBoundingClientRect();
      if (words === undefined || getComputedStyle(panel).backgroundColor === 'rgba(0, 0, 0, 0)') continue;
      const { top, bottom } = panel.getBoundingClientRect();
      if (words.top < top + 8 || words.bottom > bottom - 8) found.push('words at the edge of their panel');
    }
    const button = document.querySelector('.product .product-purchase__add')?.getBoundingClientRect();
    if (innerWidth >= 768 && button !== undefined && button.bottom + scrollY > innerHeight)
      found.push(`Add To Cart ${Math.round(button.bottom + scrollY - innerHeight)} pixels under the window`);
    const side = document.querySelector('.product__side')?.getBoundingClientRect();
    const beside = ['.product-gallery', '.product__story']
      .map((of) => document.querySelector(of)?.getBoundingClientRect())
      .filter((box) => box !== undefined && side !== undefined && box.left < side.left);
    const left = (side?.bottom ?? 0) - Math.max(...beside.map((box) => box?.bottom ?? 0));
    if (beside.length > 0 && left > 64)
      found.push(`${Math.round(left)} pixels of nothing under the pictures`);
    return found;
  });
}

/** Links, buttons and fields less than 24 pixels high or wide, except links inside a sentence. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, summary, textarea')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((one) => {
        // A card's link covers the card; a field's label counts as part of the field.
        const covers = getComputedStyle(one, '::after').position === 'absolute';
        const target = covers && one instanceof HTMLElement ? one.offsetParent : one.closest('label');
        const { width, height, right, bottom } = (target ?? one).getBoundingClientRect();
        const [own, around] = [one, one.parentElement].map((of) => (of?.textContent ?? '').trim().length);
        const inSentence = getComputedStyle(one).display === 'inline' && (around ?? 0) > (own ?? 0) + 3;
        const isForEarsOnly = right < 0 || bottom + scrollY < 0 || width <= 1;
        if (inSentence || isForEarsOnly || (width >= 24 && height >= 24)) return [];
        return [`${one.outerHTML.slice(0, 90)} ${Math.round(width)} x ${Math.round(height)}`];
      }),
  );
}
