import type { Page } from '@playwright/test';
import { contrastRatio, type Rgb } from '@vitrine/domain/color/contrast.ts';
import { expectAccessible } from '../axe.ts';
import { accentField, openDesk, openGroup, shownPage } from '../design-desk-steps.ts';
import { expect, test } from '../owner-test.ts';

/** Colors that are hard to read, on the design desk: nothing is published. */

const rgb = (value: string): Rgb => {
  const [r = 0, g = 0, b = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b];
};

/** The lowest contrast of the texts in the page in view that have this color, with what is behind each. */
async function lowestContrast(page: Page, color: string): Promise<number> {
  const pairs = await shownPage(page)
    .locator('body')
    .evaluate((body, wanted) => {
      const view = body.ownerDocument.defaultView ?? window;
      const probe = body.ownerDocument.createElement('i');
      probe.style.color = wanted;
      body.append(probe);
      const text = view.getComputedStyle(probe).color;
      probe.remove();
      const behind = (element: Element | null): string => {
        if (element === null) return 'rgb(255, 255, 255)';
        const ground = view.getComputedStyle(element).backgroundColor;
        return ground === 'rgba(0, 0, 0, 0)' ? behind(element.parentElement) : ground;
      };
      return [...body.querySelectorAll('*')]
        .filter((one) => one.checkVisibility() && view.getComputedStyle(one).color === text)
        .filter((one) =>
          [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
        )
        .map((one) => [text, behind(one)] as const);
    }, color);
  expect(pairs.length, `texts in ${color}`).toBeGreaterThan(0);
  return Math.min(...pairs.map(([text, ground]) => contrastRatio(rgb(text), rgb(ground))));
}

for (const [theme, faint] of [
  ['atelier', '#E0B040'],
  ['gazette', '#E0B040'],
  ['noctis', '#3A2A22'],
] as const) {
  test(`a color that is hard to read in ${theme} is named with the shade that mends it, which passes AA @desktop-only`, async ({
    page,
  }) => {
    await openDesk(page, `?theme=${theme}&page=style-guide`);
    await openGroup(page, /^Colors/);
    const warnings = page.getByRole('region', { name: 'Contrast' });
    const mend = warnings.getByRole('button', { name: /^Use #\w{6} instead for Accent$/ }).first();
    await expect(warnings.getByRole('listitem')).toHaveCount(0);
    await accentField(page).fill(faint);
    await expect(shownPage(page).locator('html')).toHaveCSS('--accent', new RegExp(faint, 'i'));
    await expect(warnings).toContainText(/Links .*hard to read \([\d.]+, needs 4\.5\)/);
    expect(await lowestContrast(page, faint)).toBeLessThan(4.5);
    await expectAccessible(page);

    const [, shade = ''] = /(#\w{6})/.exec((await mend.getAttribute('aria-label')) ?? '') ?? [];
    await mend.click();
    await expect(accentField(page)).toHaveValue(new RegExp(shade, 'i'));
    await expect(shownPage(page).locator('html')).toHaveCSS('--accent', new RegExp(shade, 'i'));
    expect(await lowestContrast(page, shade)).toBeGreaterThanOrEqual(4.5);
    // Sections with colors of their own have shades of their own: one after the other is taken until all can be read.
    const others = warnings.getByRole('button', { name: /^Use #\w{6} instead for / });
    for (let left = await others.count(); left > 0; left -= 1) {
      await expect(others).toHaveCount(left);
      await others.first().click();
    }
    await expect(warnings.getByRole('listitem')).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect(warnings).toContainText(/hard to read/);
  });
}
