import type { Page } from '@playwright/test';
import type { DesignView } from '@vitrine/contracts/design.ts';
import { expectAccessible } from '../axe.ts';
import { tabTo } from '../buyer-steps.ts';
import { accentField, openDesk, openGroup, shownPage } from '../design-desk-steps.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner, owner } from '../owner.ts';
import { addSecondOwner, fillSignIn, signIn } from '../second-owner.ts';
import { crumbOf } from '../shop-calls.ts';

/** The owner sets the look of the shop with its pages in view, and restores it in the end: journeys share one shop. */

async function designOf(page: Page, theme = 'atelier'): Promise<DesignView> {
  const answer = await page.request.get(`/api/admin/design?theme=${theme}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as DesignView;
}

async function put(page: Page, body: object, theme = 'atelier'): Promise<void> {
  const { version } = await designOf(page, theme);
  const answer = await page.request.put('/api/admin/design', {
    data: { version, theme, ...body },
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await becomeOwner(page);
  await put(page, { tweaks: {}, css: '' }, 'noctis');
  await put(page, { tweaks: {}, css: '' });
});

/** The whole stylesheet of the home page, as a visitor gets it now. */
async function liveStyles({ request }: Page): Promise<string> {
  const home = await (await request.get('/')).text();
  const sheet = /<style data-full-stylesheet="([^"]+)"/.exec(home)?.[1] ?? '';
  return (await request.get(sheet)).text();
}
/** The accent in it. */
const accentOf = async (page: Page): Promise<string | undefined> =>
  [...(await liveStyles(page)).matchAll(/:root ?\{[^}]*--accent: ?(#\w+)/g)].at(-1)?.[1]?.toUpperCase();

test('by mouse: color and own CSS change the page in view, are undone, published, and taken back @desktop-only', async ({
  page,
}) => {
  await openDesk(page);
  await expectAccessible(page);
  await openGroup(page, /^Colors/);
  await accentField(page).fill('#0B5FA5');
  await expect(shownPage(page).locator('html')).toHaveCSS('--accent', /#0b5fa5/i);
  await expect(page.getByText('Not published yet')).toBeVisible();
  expect(await accentOf(page)).toBe('#A8482F');

  // A link leads to its page, which has the new color too; the address names the page.
  await shownPage(page)
    .locator('body')
    .evaluate((body) => {
      body.ownerDocument.defaultView?.scrollTo(0, 300);
    });
  await shownPage(page).getByRole('link', { name: 'Shop', exact: true }).first().click();
  await expect(page).toHaveURL(/page=%2Fshop/);
  await expect(shownPage(page).getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(shownPage(page).locator('html')).toHaveCSS('--accent', /#0b5fa5/i);
  await page.getByText('Phone', { exact: true }).click();
  await expect(page.locator('iframe[data-shown=true]')).toHaveCSS('width', '390px');
  await page.getByText('Desktop', { exact: true }).click();

  // A stylesheet that is replaced leaves the page where it is.
  const scrolled = () =>
    shownPage(page)
      .locator('html')
      .evaluate((html) => html.scrollTop);
  await shownPage(page)
    .locator('html')
    .evaluate((html) => {
      html.scrollTop = 400;
    });
  await accentField(page).fill('#0B5F00');
  await expect(shownPage(page).locator('html')).toHaveCSS('--accent', /#0b5f00/i);
  expect(await scrolled()).toBe(400);

  await page.getByRole('button', { name: 'Undo: Accent' }).click();
  await expect(accentField(page)).toHaveValue('#0B5FA5');
  await page.getByRole('button', { name: 'Undo: Accent' }).click();
  await expect(shownPage(page).locator('html')).toHaveCSS('--accent', /#a8482f/i);
  await page.getByRole('button', { name: 'Redo: Accent' }).click();
  await expect(accentField(page)).toHaveValue('#0B5FA5');

  await page.getByRole('button', { name: 'All styles' }).click();
  await expect(page.getByRole('button', { name: /^Colors.*1 change/ })).toBeVisible();
  await openGroup(page, /^Custom CSS/);
  const code = page.getByRole('textbox', { name: 'Custom CSS' });
  await code.fill('h1 { letter-spacing: 7px; color: @accentColor;');
  await expect(page.getByText('Line 1: the brace { is not closed.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Some values need a look before you can publish.')).toBeVisible();
  expect(await liveStyles(page)).not.toContain('7px');
  await code.fill('h1 { letter-spacing: 7px; color: @accentColor; }');
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', '7px');
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(11, 95, 165)');

  // What hides everything can be looked behind.
  await code.fill('h1 { letter-spacing: 7px }\n* { display: none !important }');
  await expect(page.getByText('Your custom CSS hides this page.')).toBeVisible();
  await page.getByRole('button', { name: 'Show without custom CSS' }).click();
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
  await code.fill('h1 { letter-spacing: 7px }');
  await page.getByRole('button', { name: 'Show with custom CSS' }).click();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see it now.').first()).toBeVisible();
  await expect.poll(() => accentOf(page)).toBe('#0B5FA5');
  expect(await liveStyles(page)).toMatch(/h1\{letter-spacing: 7px;\}$/);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your site is as it was before.')).toBeVisible();
  await expect.poll(() => accentOf(page)).toBe('#A8482F');
  await expect(page.getByText('Not published yet')).toBeVisible();

  // What is not published is there again after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(shownPage(page).locator('html')).toHaveCSS('--accent', /#0b5fa5/i);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Discard changes' }).click();
  await expect(shownPage(page).locator('html')).toHaveCSS('--accent', /#a8482f/i);
});

test('by keyboard alone: a color, a page, another theme and back @desktop-only', async ({ page }) => {
  await becomeOwner(page);
  await page.goto('/config/orders');
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to…' }).fill('Design');
  await expect(page.getByRole('dialog').getByRole('option', { name: 'Design' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(shownPage(page).locator('style[data-own]')).toBeAttached();
  await tabTo(page, page.getByRole('button', { name: /^Colors/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'All styles' })).toBeFocused();
  await tabTo(page, accentField(page));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('blue-ish');
  await expect(accentField(page)).toHaveAccessibleDescription(
    'Write a colour such as #A8482F or rgba(0, 0, 0, .5).',
  );
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Some values need a look before you can publish.')).toBeVisible();
  await expect(accentField(page)).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('#0B5FA5');
  await expect(shownPage(page).locator('html')).toHaveCSS('--accent', /#0b5fa5/i);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect.poll(() => accentOf(page)).toBe('#0B5FA5');
  await tabTo(page, page.getByRole('button', { name: 'Reset Accent to the theme’s default' }));
  await page.keyboard.press('Enter');
  await expect(accentField(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(accentField(page)).toHaveValue('#0B5FA5');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+s');
  await expect.poll(() => accentOf(page)).toBe('#A8482F');

  // The page in view, by the chooser.
  await page.getByRole('combobox', { name: 'Page' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('style gui');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(shownPage(page).getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible();

  await page.goto('/config/design?theme=noctis&page=/shop');
  await expect(page.getByText('You are trying on Noctis. Visitors see Atelier.')).toBeVisible();
  await expect(shownPage(page).locator('.site-header')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Use this theme' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your site uses Noctis now.')).toBeVisible();
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('site-header page-width');
  await tabTo(page, page.getByRole('alert').getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your site uses Atelier again.')).toBeVisible();
  await expect(page.getByText('You are trying on Noctis. Visitors see Atelier.')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Back to Atelier' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Theme: Atelier')).toBeVisible();
});

test('on a phone: the page above, the style guide as a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, '?page=/shop');
  await expect(shownPage(page).getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expectAccessible(page);
  await openGroup(page, /^Pictures and corners/);
  await page.getByRole('button', { name: 'Enlarge settings' }).click();
  const corners = page.getByRole('textbox', { name: 'Corners', exact: true });
  await corners.fill('20');
  await page.getByRole('button', { name: 'Shrink settings' }).click();
  await expect(shownPage(page).locator('html')).toHaveCSS('--radius', '20px');
  await page.getByRole('button', { name: 'Undo: Corners' }).click();
  await expect(shownPage(page).locator('html')).toHaveCSS('--radius', '3px');
  await expectAccessible(page);
});

test('two owners, a signed-out session, no connection and a broken server lose nothing @desktop-only', async ({
  page,
  browser,
  baseURL,
}) => {
  await becomeOwner(page);
  const second = await addSecondOwner('Ada Fern');
  const theirs = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  try {
    await openDesk(page);
    await openGroup(page, /^Colors/);
    await accentField(page).fill('#0B5FA5');
    const ada = await theirs.newPage();
    await signIn(ada, second.email, '/orders');
    await put(ada, { tweaks: { accentColor: '#112233', groundColor: '#FEFEFE' } });
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Someone else changed the same fields')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Ground', exact: true })).toHaveValue('#FEFEFE');
    await page.getByRole('button', { name: 'Keep yours: Accent' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect.poll(() => accentOf(page)).toBe('#0B5FA5');
    expect((await designOf(page)).tweaks.find(({ name }) => name === 'groundColor')?.value).toBe('#FEFEFE');

    // No connection: said so, tried again by itself.
    await page.context().setOffline(true);
    await accentField(page).fill('#005500');
    await expect(page.getByText('Your changes are kept, but cannot be shown right now.')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('The server is not responding.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(shownPage(page).locator('html')).toHaveCSS('--accent', /#005500/i);
    await expect(page.getByText('Your changes are kept, but cannot be shown right now.')).toBeHidden();

    // A server that fails.
    await page.route('**/api/admin/design', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('The server is not responding.')).toBeVisible();
    await page.unroute('**/api/admin/design');

    // A session that has ended.
    await page.request.post('/api/admin/sign-out', {
      headers: { 'X-CSRF-Token': await crumbOf(page) },
    });
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('You have been signed out.')).toBeVisible();
    await fillSignIn(page, owner.email);
    await expect(dialog).toBeHidden();
    await expect(accentField(page)).toHaveValue('#005500');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect.poll(() => accentOf(page)).toBe('#005500');
  } finally {
    await theirs.close();
    await second.remove();
  }
});

test('the page editor leads to the desk with the page that is open, and back @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const { pages } = (await (await page.request.get('/api/admin/pages')).json()) as {
    pages: { id: string; path: string }[];
  };
  const about = pages.find(({ path }) => path === '/about');
  await page.goto(`/config/pages/${about?.id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Design' }).click();
  await expect(page).toHaveURL(/design\?page=%2Fabout/);
  await expect(shownPage(page).locator('style[data-path="/about"]')).toBeAttached();
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page).toHaveURL(new RegExp(`/config/pages/${about?.id}`));
});
