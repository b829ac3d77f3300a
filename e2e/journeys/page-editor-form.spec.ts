import { expectAccessible } from '../axe.ts';
import { keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { addBlock, canvasOf, newPage, panelOf, saved } from '../page-editor-steps.ts';

/** A block that asks by mail becomes a form of the website, whose answers are kept. */
for (const way of ['mouse', 'keyboard'] as const) {
  test(`by ${way}: a new form block is made a form of the site, undone in one step, published and sent by a visitor @desktop-only`, async ({
    page,
    browser,
  }) => {
    const hands = way === 'mouse' ? mouseOn(page) : keyboardOn(page);
    const stamp = Date.now().toString(36);
    await becomeOwner(page);
    await page.goto(`/config/pages/${await newPage(page, `Ask ${stamp}`)}`);
    await addBlock(page, 'Form');
    const panel = panelOf(page);
    const form = panel.getByLabel('Form', { exact: true });
    await expect(form).toHaveValue('');
    await hands.write(panel.getByLabel('Title', { exact: true }), `Ask us ${stamp}`);
    await hands.press(panel.getByRole('button', { name: 'Keep answers in the inbox' }));
    await expect(form).toBeFocused();
    await expect(form.locator('option:checked')).toHaveText(`Ask us ${stamp}`);
    const shown = canvasOf(page).locator('form.site-form');
    await expect(shown.getByLabel('What is it about?')).toBeVisible();
    await expectAccessible(page);

    await hands.press(page.getByRole('button', { name: /^Undo: / }));
    await expect(form).toHaveValue('');
    await hands.press(page.getByRole('button', { name: /^Redo: / }));
    await expect(shown).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await hands.press(page.getByRole('button', { name: 'Publish', exact: true }));
    await expect(page.getByText('Published. Visitors see this page as it is now.')).toBeVisible();

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const visitor = await context.newPage();
    await visitor.goto(`/ask-${stamp}`);
    const asked = visitor.locator('form.site-form');
    await asked.scrollIntoViewIfNeeded();
    await asked.getByLabel('First name').fill('June');
    await asked.getByLabel('Last name').fill('Alder');
    await asked.getByLabel('What is it about?').fill(`A vase for ${stamp}`);
    await asked.getByRole('button', { name: 'Write to us' }).click();
    await expect(visitor.getByText('Thank you', { exact: false }).first()).toBeVisible();
    await context.close();

    await page.goto(`/config/form-submissions?search=${stamp}`);
    await expect(page.locator('[data-row]').filter({ hasText: 'June Alder' })).toHaveCount(1);
  });
}
