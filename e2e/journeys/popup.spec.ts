import { expectAccessible } from '../axe.ts';
import { keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { keepFirstSite, owner } from '../owner.ts';
import {
  aList,
  aVisitor,
  changePopup,
  countOpenings,
  leave,
  openPopupScreen,
  popupOn,
  popupOrigin as origin,
  popupPort,
  readFor,
  readMemory,
  savePopup,
  signIn,
  twoFrames,
} from '../popup-steps.ts';
import { type ShopProcess, startShop } from '../shop-process.ts';
import { expectTouchTargets } from '../touch-targets.ts';

/** An owner writes a pop-up; visitors see it once, when its rule is met, and close it by mouse, keys and finger. */

// The later tests need the owner that the first one has made: one that fails is repeated with all of them.
test.describe.configure({ mode: 'serial' });

let shop: ShopProcess;

test.beforeAll(async () => {
  shop = await startShop(popupPort, {});
});
test.afterAll(() => shop.stop());

test('an owner begins with an offer, and a visitor who reads for a while sees it once, as a modal dialog @desktop-only', async ({
  page,
  browser,
}) => {
  await page.goto(shop.welcome);
  await page.getByLabel('Name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
  await page.keyboard.press('Enter');
  await keepFirstSite(page);
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();

  await page.goto(`${origin}/config/site`);
  await page.getByRole('link', { name: 'Pop-up', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Pop-up', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No pop-up yet' })).toBeVisible();
  await expectAccessible(page);
  const hands = mouseOn(page);
  await hands.press(page.getByRole('button', { name: 'Announce an offer' }));
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toBeFocused();
  await hands.tick(page.getByLabel('Show the pop-up'));
  await hands.write(title, '');
  await hands.write(page.getByLabel('Text of the button'), '');
  await hands.write(page.getByLabel('After seconds on the page'), '');
  await hands.save();
  for (const sentence of [
    'Give the pop-up a title, or turn it off.',
    'Write what the button says.',
    'Choose when it opens: after some seconds, at some point of the page, or when the mouse leaves.',
  ])
    await expect(page.getByText(sentence).first()).toBeVisible();
  await hands.write(title, 'Spring at the kiln');
  await hands.write(page.getByLabel('Text of the button'), 'See the mugs');
  await hands.write(page.getByLabel('After seconds on the page'), '30');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Spring at the kiln');
  await expectAccessible(page);
  await savePopup(page, hands);
  await expect(page.getByText('Visitors see it now.')).toBeVisible();

  const { context, page: visitor, shifts } = await aVisitor(browser);
  await visitor.clock.install();
  const counted = visitor.waitForRequest('**/api/census/overlay');
  await readFor(visitor, '/', 0);
  await expect(popupOn(visitor)).toHaveCount(0);
  const before = await shifts();
  await visitor.clock.fastForward(40_000);
  await expect(popupOn(visitor)).toBeVisible();
  expect((await counted).postDataJSON()).toMatchObject({ overlay: '1', pagePath: '/' });
  await expectAccessible(visitor);
  // The focus is inside, stays inside, and Escape gives the page back.
  const close = popupOn(visitor).getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await visitor.keyboard.press('Tab');
  await expect(popupOn(visitor).getByRole('link', { name: 'See the mugs' })).toBeFocused();
  await visitor.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await visitor.keyboard.press('Escape');
  await expect(popupOn(visitor)).toHaveCount(0);
  expect((await shifts()) - before).toBeLessThan(0.001);

  // Never twice: not on the next page, not on the same one.
  const openings = countOpenings(visitor);
  for (const path of ['/shop', '/']) {
    await readFor(visitor, path, 60);
    expect(await openings()).toBe(0);
  }
  expect(await readMemory(visitor)).toMatch(/^1 \d+$/);
  await context.close();
});

test('by keyboard alone an owner moves it to a corner, where it takes no focus and Escape closes it @desktop-only', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await openPopupScreen(page);
  const hands = keyboardOn(page);
  await hands.pick(page.getByRole('radio', { name: /^In a corner/ }));
  await hands.write(page.getByLabel('After seconds on the page'), '');
  await hands.write(page.getByLabel('After scrolling'), '30');
  await savePopup(page, hands);

  const { context, page: visitor, shifts } = await aVisitor(browser);
  await visitor.goto('/');
  await visitor.waitForLoadState('networkidle');
  const before = await shifts();
  await visitor.keyboard.press('End');
  await expect(popupOn(visitor)).toBeVisible();
  await expect(visitor.getByRole('status').filter({ hasText: 'Spring at the kiln' })).toHaveCount(1);
  expect(await popupOn(visitor).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(false);
  await expectAccessible(visitor);
  await visitor.keyboard.press('Escape');
  await expect(popupOn(visitor)).toHaveCount(0);
  expect((await shifts()) - before).toBeLessThan(0.001);
  await context.close();

  // By mouse: the page stays in use, and whoever has pressed the button is done with it.
  const another = await aVisitor(browser);
  await another.page.goto('/');
  await another.page.waitForLoadState('networkidle');
  await another.page.keyboard.press('End');
  await expect(popupOn(another.page)).toBeVisible();
  await popupOn(another.page).getByRole('link', { name: 'See the mugs' }).click();
  await expect.poll(() => readMemory(another.page)).toMatch(/ done$/);
  await another.context.close();
});

test('on a phone it is closed by a finger, without a movement for whoever wants none @desktop-only', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPopupScreen(page);
  await expectTouchTargets(page, 'pop-up');
  await expectAccessible(page);
  await changePopup(page, { placement: 'bottom', scrolledPercent: 20 });

  const phone = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  } as const;
  const { context, page: visitor, shifts } = await aVisitor(browser, phone);
  await visitor.goto('/');
  await visitor.waitForLoadState('networkidle');
  const before = await shifts();
  await visitor.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(popupOn(visitor)).toBeVisible();
  await expect(popupOn(visitor)).toHaveCSS('animation-name', 'none');
  await expectTouchTargets(visitor, 'the pop-up of a page', '.popup');
  await expectAccessible(visitor);
  await popupOn(visitor).getByRole('button', { name: 'Close' }).tap();
  await expect(popupOn(visitor)).toHaveCount(0);
  expect((await shifts()) - before).toBeLessThan(0.001);
  await context.close();
});

test('it opens when the mouse leaves, not to whoever is writing, not in the cart, and not without JavaScript @desktop-only', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await changePopup(page, {
    placement: 'center',
    scrolledPercent: null,
    afterSeconds: null,
    onExit: true,
    action: 'newsletter',
    newsletterListId: await aList(page),
    buttonLabel: '',
  });
  const { context, page: visitor } = await aVisitor(browser);
  await visitor.goto('/search?q=mug');
  await expect(visitor.locator('template[data-popup]')).toHaveCount(0);
  await visitor.goto('/cart');
  await expect(visitor.locator('template[data-popup]')).toHaveCount(0);
  await visitor.goto('/');
  await visitor.waitForLoadState('networkidle');
  await visitor.evaluate(() => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Letter');
    document.querySelector('main')?.prepend(field);
    field.focus();
  });
  // Its code is there, and waits.
  const code = visitor.waitForResponse(/\/open-popup-[^/]*\.js/);
  await leave(visitor);
  await (await code).finished();
  await twoFrames(visitor);
  await expect(popupOn(visitor)).toHaveCount(0);
  await visitor.getByLabel('Letter').blur();
  await expect(popupOn(visitor)).toBeVisible();
  await expect(popupOn(visitor).getByRole('heading')).toHaveCount(1);
  // Text that is selected from a field to outside closes nothing.
  await popupOn(visitor).getByLabel('Email').hover();
  await visitor.mouse.down();
  await visitor.mouse.move(5, 5, { steps: 4 });
  await visitor.mouse.up();
  await twoFrames(visitor);
  await expect(popupOn(visitor)).toBeVisible();
  // Whoever was refused is not done with it.
  await popupOn(visitor).getByLabel('Email').fill('june');
  await popupOn(visitor).getByRole('button', { name: 'Sign up' }).click();
  await expect(popupOn(visitor).getByText('Email is invalid')).toBeVisible();
  expect(await readMemory(visitor)).toMatch(/^\d+ \d+$/);
  await popupOn(visitor).getByLabel('Email').fill('june@example.com');
  await popupOn(visitor).getByRole('button', { name: 'Sign up' }).click();
  await expect(popupOn(visitor).getByText('Almost done: we have sent you an email.')).toBeVisible();
  await expect.poll(() => readMemory(visitor)).toMatch(/^\d+ \d+ done$/);
  await popupOn(visitor).getByRole('button', { name: 'Close' }).click();
  await expect(popupOn(visitor)).toHaveCount(0);
  await context.close();

  const plain = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto('/');
  await expect(reader.getByText('Spring at the kiln')).toHaveCount(0);
  await plain.close();

  const crawler = await aVisitor(browser, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await crawler.page.goto('/');
  await crawler.page.waitForLoadState('networkidle');
  const openings = countOpenings(crawler.page);
  await leave(crawler.page);
  expect(await openings()).toBe(0);
  expect(await readMemory(crawler.page)).toBeNull();
  await crawler.context.close();

  // Its owner looks at it as often as they like, which is not counted.
  const looking = await browser.newContext({ baseURL: origin });
  const look = await looking.newPage();
  for (let time = 0; time < 2; time += 1) {
    await look.goto('/#popup');
    await look.reload();
    await expect(popupOn(look)).toBeVisible();
    expect(await readMemory(look)).toBeNull();
  }
  await looking.close();
});
