import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';

export const pictureFile = (name: string): string =>
  fileURLToPath(new URL(`../starters/pictures/${name}.jpg`, import.meta.url));

/** A file as a journey makes it. */
interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Drops pictures of the starters on an element, as from the desktop. */
export async function dropFiles(page: Page, target: Locator, names: readonly string[]): Promise<void> {
  const files = names.map(async (name) => ({
    name: `${name}.jpg`,
    type: 'image/jpeg',
    bytes: await readFile(pictureFile(name)),
  }));
  await dropMadeFiles(page, target, await Promise.all(files));
}

/** Drops files on an element, as from the desktop. */
export async function dropMadeFiles(page: Page, target: Locator, files: readonly MadeFile[]): Promise<void> {
  const sent = files.map(({ name, type, bytes }) => ({ name, type, data: bytes.toString('base64') }));
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, type, data: text } of given) {
      const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
      data.items.add(new File([bytes], name, { type }));
    }
    return data;
  }, sent);
  for (const event of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(event, { dataTransfer: transfer });
}
