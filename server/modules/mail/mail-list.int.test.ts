import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { MailKind, MailRow, MailStatus } from '@vitrine/contracts/mail.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { insertMail } from './repository.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  platform.clock.set(Date.parse('2026-03-02T15:00:00Z'));
  await platform.db.$client.query(
    'truncate accounts, contributors, outbox_mails, bulk_jobs, bulk_rows, rate_windows',
  );
  shop = await aShop(platform, `outbox-${count}.example`);
  owner = await anOwner(app, platform, shop);
});

async function aMail({
  recipient = 'june@example.com',
  subject = 'Your order 1001',
  kind = 'order-confirmation' as MailKind,
  status = 'sent' as MailStatus,
  websiteId = shop.websiteId,
} = {}): Promise<string> {
  const now = new Date(platform.clock.now());
  const id = newId(now.getTime());
  const bodies = { bodyText: 'Thank you.', bodyHtml: '<p>Thank you.</p>' };
  await insertMail(platform.db, { websiteId, id, kind, orderId: null, recipient, subject, ...bodies, now });
  await platform.db.$client.query('update outbox_mails set status = $2 where id = $1', [id, status]);
  platform.clock.advance(1000);
  return id;
}
const list = async (query = '') =>
  (await owner.send('GET', `/api/admin/mails${query}`)).json<ListPage<MailRow>>();
const found = async (query: string) => (await list(`?${query}`)).rows.map(({ recipient }) => recipient);
const statusOf = async (id: string) => (await list()).rows.find((mail) => mail.id === id)?.status;

describe('the outbox', () => {
  it('finds mails by beginnings of words of subject and recipient, by status, kind and day', async () => {
    await aMail();
    await aMail({
      recipient: 'emile@example.org',
      subject: 'Tracking of order 1002',
      kind: 'order-tracking',
    });
    await aMail({
      recipient: 'kim@example.com',
      subject: 'Back in stock: Åse bowl',
      kind: 'restock',
      status: 'failed',
    });
    expect(await found('search=emil')).toEqual(['emile@example.org']);
    expect(await found('search=1001')).toEqual(['june@example.com']);
    expect(await found('search=ase+bow')).toEqual(['kim@example.com']);
    expect(await found('search=order')).toEqual(['emile@example.org', 'june@example.com']);
    expect(await found('status=failed,stored')).toEqual(['kim@example.com']);
    expect(await found('kind=order-tracking')).toEqual(['emile@example.org']);
    expect(await found('writtenFrom=2026-03-02&writtenTo=2026-03-02')).toHaveLength(3);
    expect(await found('writtenFrom=2026-03-03')).toEqual([]);
    const csv = await owner.send('GET', '/api/admin/mails/export.csv?status=failed');
    expect(csv.body).toContain('restock,Back in stock: Åse bowl,kim@example.com,failed');
    expect((await owner.send('GET', '/api/admin/mails/count?search=order')).json()).toEqual({
      count: 2,
      isMore: false,
    });
  });

  it('has pages, the newest first, with nothing of another website', async () => {
    const other = await aShop(platform, `outbox-other-${count}.example`);
    await aMail({ websiteId: other.websiteId, recipient: 'theirs@example.com' });
    for (let number = 1; number <= 60; number += 1) await aMail({ recipient: `p${number}@example.com` });
    const first = await list();
    const second = await list(`?after=${first.next ?? ''}`);
    expect([...first.rows, ...second.rows].map(({ recipient }) => recipient)).toEqual(
      Array.from({ length: 60 }, (_, index) => `p${60 - index}@example.com`),
    );
    expect(second.next).toBeNull();
  });

  it('dismisses many failed mails at once, and takes that back; others are left', async () => {
    const [failed, sent] = [await aMail({ status: 'failed' }), await aMail()];
    const change = async (action: string) =>
      (
        await owner.send('POST', '/api/admin/mails/bulk', {
          selection: { ids: [failed, sent] },
          change: { action },
        })
      ).json<BulkJob>();
    const dismissed = await change('dismiss');
    expect(dismissed).toMatchObject({
      phase: 'done',
      changed: 1,
      refused: [{ reason: 'not-failed', count: 1 }],
    });
    expect([await statusOf(failed), await statusOf(sent)]).toEqual(['dismissed', 'sent']);
    await owner.send('POST', `/api/admin/bulk/${dismissed.id}/undo`);
    expect(await statusOf(failed)).toBe('failed');
    const retried = await change('retry');
    expect(retried).toMatchObject({ changed: 1, commands: [] });
    expect(await statusOf(failed)).toBe('stored');
  });
});
