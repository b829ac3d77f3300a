import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cleanEnvironment } from '@vitrine/testing/clean-environment.mjs';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { owner, shopFolder, signInAsOwner } from '../owner.ts';
import { shopOrigin, shopPort } from '../shop-address.ts';

/** The output of the administrator's command, run beside the shop. */
async function resetLink(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['server/vitrine.mjs', 'owner', 'reset'], {
    env: cleanEnvironment({ PORT: String(shopPort), VITRINE_DATA: shopFolder() }),
  });
  return /https?:\S+/.exec(stdout)?.[0] ?? stdout;
}

test('an owner who forgot the password requests a mail, or opens the command’s link @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  await page.context().clearCookies();
  await page.goto('/config/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(owner.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expect(page.getByText(`If ${owner.email} belongs to an owner`)).toBeVisible();
  await expectAccessible(page);

  const link = await resetLink();
  expect(link).toContain(`:${shopPort}/config/reset-password?token=`);
  const path = new URL(link).pathname + new URL(link).search;
  await page.goto(shopOrigin + path);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('New password').first().fill('password12');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New password').first()).toBeFocused();
  await expect(page.getByLabel('New password').first()).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  // The other journeys sign in with it.
  await page.getByLabel('New password').first().fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();

  await page.goto(shopOrigin + path);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL(/\/config\/?$/);
});
