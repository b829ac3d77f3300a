import type { Page } from '@playwright/test';

/**
 * What is cut off or too wide on a screen of the editor: the window that can be scrolled sideways, a panel that can, words
 * of a button or a choice that are cut, and the example of an empty field that is. [] when there is none.
 */
export function panelFlaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const slack = 1;
    const isWide = (one: Element): boolean => one.scrollWidth > one.clientWidth + slack;
    if (isWide(document.documentElement)) found.push('the window scrolls sideways');
    for (const panel of document.querySelectorAll('aside'))
      if (isWide(panel)) found.push(`the panel ${panel.getAttribute('aria-label') ?? ''} scrolls sideways`);
    for (const words of document.querySelectorAll(
      '.mantine-SegmentedControl-label, .mantine-SegmentedControl-innerLabel, .mantine-Button-label, .mantine-Tabs-tabLabel',
    ))
      if (words.checkVisibility({ visibilityProperty: true }) && isWide(words))
        found.push(`cut off: ${words.textContent ?? ''}`);
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll('input')) {
      if (pen === null || field.placeholder === '' || field.value !== '' || !field.checkVisibility())
        continue;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const space = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen.measureText(field.placeholder).width > space + slack)
        found.push(`cut off: example “${field.placeholder}”`);
    }
    return found;
  });
}
