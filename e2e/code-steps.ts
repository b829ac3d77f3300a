import { expect, type Locator } from '@playwright/test';

/** Waits until a field of code has its colors: until then it is a plain one, or does not know its language. */
export async function richCode(field: Locator): Promise<void> {
  await expect(field).toHaveAttribute('data-language');
}

/** Puts code into a field in place of what is there, as a paste does it. */
export async function writeCode(field: Locator, code: string): Promise<void> {
  await richCode(field);
  await field.click();
  await field.press('ControlOrMeta+A');
  if (code === '') await field.press('Delete');
  else await field.page().keyboard.insertText(code);
}

/** The code of a field, of which not too much is in it to be seen. */
export const expectCode = (field: Locator, code: string) =>
  expect
    .poll(() =>
      field.evaluate((place) =>
        place instanceof HTMLTextAreaElement
          ? place.value
          : Array.from(place.querySelectorAll('.cm-line'), (line) => line.textContent).join('\n'),
      ),
    )
    .toBe(code);
