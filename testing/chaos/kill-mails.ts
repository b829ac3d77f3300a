/**
 * Two servers on one database send 1,000 mails of several kinds to a real mail server. It goes away in the middle and
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
    `select count(*)::int as count from outbox_mails where subject = 'Chaos' and status <> 'sent'`,
  );
  return rows[0]?.count ?? MAILS;
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
  expectThat(`every mail arrived: ${recipients.size} of ${MAILS}`, recipients.size === MAILS);
  expectThat('each is one message for its receiver', new Set(ids).size === MAILS);
  // The two servers may each be in the middle of one mail when the mail server goes away.
  const copies = mine.length - MAILS;
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
