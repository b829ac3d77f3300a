import { expect, type Locator } from '@playwright/test';
import { paste } from './page-editor-steps.ts';

/** Waits until a field of code has its colors: until then it is a plain one, or does not know its language. */
export async function richCode(field: Locator): Promise<void> {
  await expect(field).toHaveAttribute('data-language');
}

/** Pastes code into a field in place of what is there. */
export async function writeCode(field: Locator, code: string): Promise<void> {
  await richCode(field);
  await field.click();
  await field.press('ControlOrMeta+A');
  if (code === '') await field.press('Delete');
  else await paste(field.page(), { 'text/plain': code });
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
