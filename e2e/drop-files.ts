import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';

export const pictureFile = (name: string): string =>
  fileURLToPath(new URL(`../starters/pictures/${name}.jpg`, import.meta.url));

/** Drops pictures on an element, as from the desktop. */
export async function dropFiles(page: Page, target: Locator, names: readonly string[]): Promise<void> {
  const files = await Promise.all(
    names.map(async (name) => ({
      name: `${name}.jpg`,
      data: (await readFile(pictureFile(name))).toString('base64'),
    })),
  );
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, data: text } of given) {
      const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
      data.items.add(new File([bytes], name, { type: 'image/jpeg' }));
    }
    return data;
  }, files);
  for (const event of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(event, { dataTransfer: transfer });
}
