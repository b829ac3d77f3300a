import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openShopPlatform } from './local-shop.ts';
import { owner } from './owner.ts';

/** Somebody else who owns the shop too. */
export interface SecondOwner {
  readonly name: string;
  readonly email: string;
  /** Takes the account away again. */
  remove(): Promise<void>;
}

/** Gives the shop another owner, with the first one's password. The first one must have signed in before. */
export async function addSecondOwner(name: string): Promise<SecondOwner> {
  const email = `${randomUUID().slice(0, 8)}@fernandkiln.example`;
  await withDatabase(async (query) => {
    await query(
      `insert into accounts (id, email, name, password_hash, created_on)
        select gen_random_uuid(), $1, $2, password_hash, now() from accounts where email = $3`,
      [email, name, owner.email],
    );
    await query(
      `insert into contributors (website_id, account_id, role, created_on)
        select c.website_id, b.id, c.role, now() from contributors c join accounts a on a.id = c.account_id, accounts b
        where a.email = $1 and b.email = $2`,
      [owner.email, email],
    );
  });
  const remove = (): Promise<void> =>
    withDatabase(async (query) => {
      const theirs = 'account_id in (select id from accounts where email = $1)';
      await query(`delete from account_sessions where ${theirs}`, [email]);
      await query(`delete from contributors where ${theirs}`, [email]);
      await query('delete from accounts where email = $1', [email]);
    });
  return { name, email, remove };
}

/** Signs in with the form; afterwards the screen at `path` is open. */
export async function signIn(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/config/sign-in?from=${encodeURIComponent(path)}`);
  await fillSignIn(page, email);
  await expect(page).toHaveURL(new RegExp(`/config${path}$`));
}

export async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
  await page.keyboard.press('Enter');
}

type Query = (text: string, values: readonly string[]) => Promise<unknown>;

async function withDatabase(work: (query: Query) => Promise<void>): Promise<void> {
  const platform = await openShopPlatform();
  try {
    await work((text, values) => platform.db.$client.query(text, [...values]));
  } finally {
    await platform.close();
  }
}
