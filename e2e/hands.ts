import { expect, type Locator, type Page } from '@playwright/test';

/** How a person uses a page: by mouse, or by keyboard alone. */
export interface Hands {
  /** A link or a button. */
  press(target: Locator): Promise<void>;
  /** Writes in place of what is there. */
  write(field: Locator, words: string): Promise<void>;
  /** An option of a `select`, by its label. */
  choose(select: Locator, label: string): Promise<void>;
  /** Turns on a checkbox or switch. */
  tick(box: Locator): Promise<void>;
  /** One of a group of radio buttons. */
  pick(radio: Locator): Promise<void>;
  /** A file for an input; the dialog that chooses it is the browser's. */
  attach(input: Locator, path: string): Promise<void>;
  /** The form of a screen of the admin. */
  save(): Promise<void>;
  /** To a screen of the admin, by its name in the navigation. */
  go(name: string): Promise<void>;
}

/** The focus is on an element of the page: on the body the next Tab would start at the top. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');
}

async function attachBy(page: Page, path: string, open: () => Promise<void>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  // The browser knows by then that it shall show no dialog of its own.
  await page.evaluate(() => document.readyState);
  await open();
  await (await chooser).setFiles(path);
}

export function mouseOn(page: Page): Hands {
  return {
    press: (target) => target.click(),
    async write(field, words) {
      await field.click();
      await field.fill(words);
    },
    async choose(select, label) {
      await select.selectOption({ label });
    },
    tick: (box) => box.check({ force: true }),
    pick: (radio) => radio.check({ force: true }),
    attach: (input, path) => attachBy(page, path, () => input.click()),
    save: () => page.getByRole('button', { name: 'Save' }).click(),
    async go(name) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
    },
  };
}

/** Presses of one key until something is so. */
const MOST_PRESSES = 400;
/** Milliseconds in which Chromium takes another letter at a select for the next one of the same word, and some more. */
const SAME_WORD = 1_100;

export function keyboardOn(page: Page): Hands {
  const pressUntil = async (key: string, isThere: () => Promise<boolean>): Promise<void> => {
    for (let press = 0; press < MOST_PRESSES; press += 1) {
      if (await isThere()) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${MOST_PRESSES} presses of ${key} were not enough`);
  };
  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    const isBefore = await target.evaluate(
      (element) =>
        (element.compareDocumentPosition(document.activeElement ?? document.body) &
          Node.DOCUMENT_POSITION_FOLLOWING) !==
        0,
    );
    const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
    // Tab leaves a menu; arrows move within it.
    const isInMenu = (await target.getAttribute('role')) === 'menuitem';
    await pressUntil(isInMenu ? 'ArrowDown' : isBefore ? 'Shift+Tab' : 'Tab', isThere);
  };
  let lastChoice = 0;
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async write(field, words) {
      await reach(field);
      await page.keyboard.press('Control+a');
      if (words === '') await page.keyboard.press('Delete');
      else await page.keyboard.type(words);
    },
    async choose(select, label) {
      await reach(select);
      await page.waitForTimeout(Math.max(0, lastChoice + SAME_WORD - Date.now()));
      // The same letter again moves on however slowly it is pressed; a word would have to be typed within a second.
      await pressUntil(
        label[0] ?? '',
        async () => (await select.locator('option:checked').textContent()) === label,
      );
      lastChoice = Date.now();
    },
    async tick(box) {
      await reach(box);
      if (!(await box.isChecked())) await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
    async pick(radio) {
      const name = await radio.getAttribute('name');
      const group = page.locator(`input[type=radio][name="${name}"]`);
      const isInside = (): Promise<boolean> =>
        group.evaluateAll((radios) => radios.some((one) => one === document.activeElement));
      await pressUntil('Tab', isInside);
      if (!(await radio.isChecked())) await page.keyboard.press('Space');
      await pressUntil('ArrowDown', () => radio.isChecked());
    },
    async attach(input, path) {
      await reach(input);
      await attachBy(page, path, () => page.keyboard.press('Enter'));
    },
    save: () => page.keyboard.press('Control+s'),
    async go(name) {
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('combobox', { name: 'Search or jump to…' });
      await expect(palette).toBeFocused();
      await page.keyboard.type(name);
      await expect(page.getByRole('option', { name, exact: true }).first()).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
    },
  };
}
