import { mailKinds } from '@vitrine/contracts/mail.ts';
import { isWrittenKind } from '@vitrine/domain/mail/mail-occasions.ts';
import { Buyer } from '@vitrine/testing/buyer.ts';
import { BusyShop, type BusyShopMail } from '@vitrine/testing/busy-shop.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Mails of every kind, written by what really happens in a shop: whoever opens one of their links gets a page. */

let shop: BusyShop;
let mails: readonly BusyShopMail[];

beforeAll(async () => {
  shop = await BusyShop.start();
  mails = await shop.mails();
});
afterAll(() => shop.app.close());

const linksOf = ({ text, html, unsubscribe }: BusyShopMail): readonly string[] => {
  const all = [
    ...Array.from(html.matchAll(/(?:href|src)="([^"]*)"/g), ([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    ),
    ...(text.match(/https?:\/\/[^\s)]+/g) ?? []),
    ...(unsubscribe === null ? [] : [unsubscribe]),
  ];
  return [...new Set(all)];
};

/** The status of a page for somebody who has never been here, after its redirects. */
async function statusOf(address: string): Promise<number> {
  const visitor = new Buyer(shop.app.origin);
  let path = address.slice(shop.app.origin.length);
  for (let redirects = 0; redirects < 4; redirects += 1) {
    const { status, location } = await visitor.open(path);
    if (location === null) return status;
    path = location.replace(shop.app.origin, '');
  }
  return 0;
}

// A test mail is sent by its owner alone, and has the links of the mail that it tries.
it.each(mailKinds.filter((kind) => kind !== 'test'))('the links of "%s" open', async (kind) => {
  const ofKind = mails.filter((mail) => mail.kind === kind);
  expect(ofKind.length).toBeGreaterThan(0);
  for (const mail of ofKind) {
    const links = linksOf(mail);
    // One to the shop, and one to what the mail is about where it is about something.
    expect(links.length).toBeGreaterThan(isWrittenKind(kind) && kind !== 'gift-card' ? 1 : 0);
    const own = links.filter((link) => link.startsWith(shop.app.origin));
    // Nothing leads elsewhere but the carriers' pages.
    const outside = links.filter((link) => !link.startsWith(shop.app.origin));
    for (const link of outside) expect(new URL(link).hostname).toMatch(/^www\.(?:ups\.com|dhl\.de)$/);
    // Some links are for a time: when the mail arrives, all are good.
    shop.app.platform.clock.set(mail.writtenOn.getTime());
    const opened = [];
    for (const link of own) opened.push([link, await statusOf(link)]);
    expect(opened).toEqual(own.map((link) => [link, 200]));
  }
});
