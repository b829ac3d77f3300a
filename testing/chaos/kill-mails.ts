/**
 * Two servers on one database send 1,000 mails of several kinds and a letter to 800 readers to a real mail server. It goes away in the middle and
 * comes back, and both are killed with SIGKILL again and again. Every mail arrives. A mail that a server was killed in
 * the middle of may arrive twice, with the message id of the first, so that its receiver shows one; no other one does.
 *
 * Run: npm run chaos -- kill-mails      (10 kills; ROUNDS=2 for a short one)
 */
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailKind } from '@vitrine/contracts/mail.ts';
import { startEmbeddedPostgres } from '@vitrine/server/platform/db/embedded-postgres.ts';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { TestMailServer } from '../test-mail-server.ts';
import { startProduct, type ProductProcess } from './product-process.ts';
import { removeData } from './remove-data.ts';

const MAILS = 1_000;
/** Of the letter, whose mails the servers write while the others are sent. */
const READERS = 800;
const ALL = MAILS + READERS;
/** To buyers, owners and visitors: what forms, lists and stock send is sent the same way as what orders do. */
const kinds: readonly MailKind[] = [
  'order-confirmation',
  'form-submission',
  'form-receipt',
  'newsletter-confirmation',
  'restock',
];
const rounds = Number(process.env['ROUNDS'] ?? 10);
const firstPort = await freePort(4530);
const ports = [firstPort, await freePort(firstPort + 1)] as const;
const data = await mkdtemp(join(tmpdir(), 'vitrine-mails-'));
// When started by root, PostgreSQL runs as another account, which must be able to read the folder.
await chmod(data, 0o755);
const given = process.env['TEST_DATABASE_URL'] ?? '';
const database = given === '' ? await startEmbeddedPostgres({ dataFolder: data }) : null;
const url = database?.url ?? given;
const mailServer = new TestMailServer();
await mailServer.start();

const start = (port: number): Promise<ProductProcess> =>
  startProduct(
    { PORT: String(port), VITRINE_DATA: data, DATABASE_URL: url, SMTP_URL: mailServer.url },
    (output) => output.includes('Vitrine started in'),
  );

const faults: string[] = [];
function expectThat(what: string, isTrue: boolean): void {
  console.log(`${isTrue ? 'yes' : 'NO '}  ${what}`);
  if (!isTrue) faults.push(what);
}

async function until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - begun > 180_000) throw new Error(`not within three minutes: ${what}`);
    await wait(25);
  }
}

const client = new pg.Client({ connectionString: url });
const taken = (): number => mailServer.received.length;
/** Mails of this test that are not sent yet. */
async function left(): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select (select count(*) from outbox_mails where subject = 'Chaos' and status <> 'sent')::int
      + (select count(*) from letter_recipients where state = 'waiting')::int as count`,
  );
  return rows[0]?.count ?? ALL;
}

/** A letter that is being sent, to people who are subscribed. */
async function beginLetter(): Promise<void> {
  const run = { text: 'Thank you.', isBold: false, isItalic: false, isUnderlined: false, isStruck: false };
  const block = { kind: 'paragraph', depth: 0, number: null, runs: [{ ...run, href: null }] };
  const sent = { subject: 'Chaos', previewText: '', parts: [{ kind: 'text', blocks: [block] }], links: [] };
  await client.query(
    `with site as (select website_id from websites limit 1),
      people as (
        insert into subscribers (website_id, id, email, state, source, secret, created_on)
          select website_id, gen_random_uuid(), 'reader' || n || '@example.com', 'active', 'owner',
            replace(gen_random_uuid()::text, '-', ''), now()
          from site, generate_series(1, $1) n
        returning website_id, id, email),
      list as (
        insert into mailing_lists (website_id, id, name, created_on)
          select website_id, gen_random_uuid(), 'Chaos', now() from site returning website_id, id),
      members as (
        insert into list_members (website_id, list_id, subscriber_id, joined_on, confirmed_on)
          select p.website_id, l.id, p.id, now(), now() from people p, list l),
      letter as (
        insert into letters (website_id, id, subject, parts, list_id, status, sent, total, started_on, created_on,
            updated_on)
          select website_id, gen_random_uuid(), 'Chaos', '[]', id, 'sending', $2, $1, now(), now(), now() from list
          returning website_id, id)
      insert into letter_recipients (website_id, letter_id, subscriber_id, email, state)
        select p.website_id, t.id, p.id, p.email, 'waiting' from people p, letter t`,
    [READERS, JSON.stringify(sent)],
  );
}
/** Waits for some mails more, or for the last one. */
async function more(): Promise<void> {
  const reached = taken() + Math.floor(Math.random() * 20) + 1;
  await until('more mails', async () => taken() >= reached || (await left()) === 0);
}
/** As if the time had passed for which the mails of killed servers are claimed. Only while no server is running. */
const passTime = () =>
  client.query(
    `update outbox_mails set next_attempt_on = now() where subject = 'Chaos' and status = 'stored'`,
  );

const servers: ProductProcess[] = [];
try {
  servers.push(await start(ports[0]), await start(ports[1]));
  await client.connect();
  await client.query(
    `insert into outbox_mails (website_id, id, kind, recipient, subject, body_text, body_html, status, next_attempt_on, created_on)
      select w.website_id, gen_random_uuid(), ($2::text[])[n % cardinality($2::text[]) + 1],
        'buyer' || n || '@example.com', 'Chaos', 'Thank you.', '<p>Thank you.</p>', 'stored', now(), now()
      from generate_series(1, $1) n, (select website_id from websites limit 1) w`,
    [MAILS, kinds],
  );
  await beginLetter();

  // The mail server goes away after some of them, and comes back.
  await until('the first mails', () => taken() >= 100);
  await mailServer.stop();
  const before = taken();
  await wait(6_000);
  expectThat(`a mail server that is away takes nothing (${before} before)`, taken() === before);
  const failed = await client.query(
    `select 1 from outbox_mails where subject = 'Chaos' and status = 'failed'`,
  );
  expectThat('and no mail is given up', failed.rowCount === 0);
  await mailServer.start();

  let kills = 0;
  for (let round = 0; round < rounds && (await left()) > 0; round += 1) {
    // At first both leave the mail server alone, which they found to be away.
    if (round > 0) await more();
    await servers[0]?.kill();
    // The other one goes on.
    if (round > 0) await more();
    await servers[1]?.kill();
    kills += 2;
    await passTime();
    // Both at once: one alone would send the most of them while the other starts.
    servers.splice(0, 2, ...(await Promise.all(ports.map(start))));
  }
  await until('all mails', async () => (await left()) === 0);

  const mine = mailServer.received.filter(({ message }) => /^Subject: Chaos\r?$/m.test(message));
  const ids = mine.map(({ message }) => /^Message-ID: (\S+)/im.exec(message)?.[1] ?? randomUUID());
  const recipients = new Set(mine.flatMap(({ to }) => to));
  expectThat(`every mail arrived: ${recipients.size} of ${ALL}`, recipients.size === ALL);
  expectThat('each is one message for its receiver', new Set(ids).size === ALL);
  const counted = async () =>
    (await client.query<{ status: string; written: number }>(`select status, written from letters`)).rows[0];
  await until('the end of the letter', async () => (await counted())?.status === 'sent');
  expectThat('the letter counts each of its readers once', (await counted())?.written === READERS);
  // The two servers may each be in the middle of one mail when the mail server goes away.
  const copies = mine.length - ALL;
  expectThat(`${copies} copies after ${kills} kills`, copies <= kills + 2);
} finally {
  await client.end();
  await Promise.all(servers.map((server) => server.stop()));
  await mailServer.stop();
  await database?.stop();
  await removeData(data);
}
console.log(faults.length === 0 ? 'chaos test: passed' : `chaos test: FAILED (${faults.length})`);
process.exit(faults.length === 0 ? 0 : 1);
