import { createHash, randomUUID } from 'node:crypto';
import { listLexemes } from '@vitrine/domain/search/list-lexemes.ts';
import pg from 'pg';
import { milliseconds, perSecond, type Figure } from './figure.ts';
import { exchangeAll } from './keep-alive-client.ts';
import { quantile } from './quantile.ts';
import { treeSeconds } from './processes.ts';
import { benchPort, type ShopUnderTest } from './shop-under-test.ts';

const connections = 64;
/** Forms that are sent in the measured part, and before it while a fresh server's code is compiled. */
const forms = 5_000;
const warmUp = 10_000;
/** As many connections to the database as a server has. */
const poolSize = 16;

/** The key of a form, of 22 characters. */
const keyOf = ({ run }: BenchForm, n: number): string => `${run}${String(n).padStart(14, '0')}`;
const hashOf = (key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([key]))
    .digest('base64url');

interface BenchForm {
  readonly websiteId: string;
  readonly formId: string;
  /** The start of this run's keys, 8 characters. */
  readonly run: string;
}

/**
 * 5,000 forms sent by visitors over 64 connections, each with a key of its own and other words, and as many bare inserts
 * of the same row from this process. Each submission that was acknowledged must be stored.
 */
export async function measureForms(shop: ShopUnderTest): Promise<Figure[]> {
  console.log('Sending forms …');
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: poolSize });
  try {
    const form = await addForm(pool);
    await addKeys(pool, form);
    await sendAll(form, 0, warmUp);
    // As autovacuum does within a minute: statements that were planned while the tables were empty are planned again.
    await pool.query('analyze form_submissions, form_keys');
    const used = treeSeconds(shop.process.pid ?? 0);
    const sent = await sendAll(form, warmUp, forms);
    const server = treeSeconds(shop.process.pid ?? 0) - used;
    const lost = await countLost(pool, form.websiteId, sent.acknowledged);
    const bare = await insertBare(pool, form);
    const rate = (forms / sent.milliseconds) * 1000;
    const isWhole = lost === 0 && sent.acknowledged.length === forms;
    return [
      {
        name: `${forms.toLocaleString('en-US')} forms sent over ${connections} connections, p95`,
        value: milliseconds(quantile(sent.waits, 0.95)),
        budget: '<= 25 ms',
        met: quantile(sent.waits, 0.95) <= 25 && isWhole,
        note: `median ${milliseconds(quantile(sent.waits, 0.5))}, ${perSecond(rate)}, ${sent.acknowledged.length} acknowledged, ${lost} of them not stored, server ${milliseconds((server / forms) * 1000)} of processor each`,
      },
      {
        name: 'forms sent, of bare inserts of the same row from this process',
        value: (rate / bare).toFixed(2),
        budget: '>= 0.3',
        met: rate / bare >= 0.3 && isWhole,
        note: `bare inserts ${perSecond(bare)} over ${poolSize} connections`,
      },
    ];
  } finally {
    await pool.end();
  }
}

/** A form like that of a contact page, without a captcha, which a load client cannot solve. */
async function addForm(pool: pg.Pool): Promise<BenchForm> {
  const { rows } = await pool.query<{ website_id: string; form_id: string }>(
    `select v.website_id, v.form_id from form_versions v join forms f
       on f.website_id = v.website_id and f.id = v.form_id and f.version = v.number limit 1`,
  );
  const [shown] = rows;
  if (shown === undefined) throw new Error('the demo shop has no form');
  const formId = randomUUID();
  const fields = (['name', 'email', 'textarea'] as const).map((type) => ({
    id: type,
    type,
    label: `Your ${type}`,
    required: true,
    maxLength: 0,
    options: [],
  }));
  await pool.query(
    `insert into form_versions (website_id, form_id, number, fields, settings, created_on)
     select website_id, $2, 1, $3::jsonb, settings || '{"captchaEnabled": false}'::jsonb, now()
     from form_versions where website_id = $1 and form_id = $4 order by number desc limit 1`,
    [shown.website_id, formId, JSON.stringify(fields), shown.form_id],
  );
  await pool.query(
    `insert into forms (website_id, id, name, version, created_on, updated_on) values ($1, $2, 'Bench', 1, now(), now())`,
    [shown.website_id, formId],
  );
  return { websiteId: shown.website_id, formId, run: randomUUID().slice(0, 8) };
}

/** Keys that were given a minute ago, as to people who filled in the form. */
async function addKeys(pool: pg.Pool, form: BenchForm): Promise<void> {
  const hashes = Array.from({ length: warmUp + forms }, (_none, n) => hashOf(keyOf(form, n)));
  await pool.query(
    `insert into form_keys (website_id, hash, issued_on, expires_on)
     select $1, h, now() - interval '1 minute', now() + interval '1 day' from unnest($2::text[]) h`,
    [form.websiteId, hashes],
  );
}

interface Sent {
  /** Keys of the forms that were answered with 200. */
  readonly acknowledged: readonly string[];
  /** Milliseconds that each took. */
  readonly waits: readonly number[];
  readonly milliseconds: number;
}

async function sendAll(form: BenchForm, first: number, count: number): Promise<Sent> {
  const requests = Array.from({ length: count }, (_none, n) => requestOf(form, first + n));
  const begun = performance.now();
  const answers = await exchangeAll({ host: '127.0.0.1', port: benchPort, connections }, requests);
  return {
    milliseconds: performance.now() - begun,
    acknowledged: answers.flatMap(({ status }, n) => (status === 200 ? [keyOf(form, first + n)] : [])),
    waits: answers.map((answer) => answer.milliseconds),
  };
}

const bodyOf = (form: BenchForm, n: number): string =>
  JSON.stringify({
    key: keyOf(form, n),
    formId: form.formId,
    formVersion: 1,
    form: JSON.stringify({
      name: ['June', 'Alder'],
      email: `june${n}@example.com`,
      textarea: `Do you repair teapots? Mine is number ${n}.`,
    }),
    pagePath: '/contact',
  });

function requestOf(form: BenchForm, n: number): Buffer {
  const body = bodyOf(form, n);
  const head = [
    'POST /api/form/SaveFormSubmission HTTP/1.1',
    `host: 127.0.0.1:${benchPort}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-csrf-token: benchbenchbenchbench00',
    'cookie: crumb=benchbenchbenchbench00',
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** How many submissions that were acknowledged are not stored. */
async function countLost(pool: pg.Pool, websiteId: string, keys: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from form_submissions where website_id = $1 and once = any($2::text[])',
    [websiteId, keys.map(hashOf)],
  );
  return keys.length - (rows[0]?.count ?? 0);
}

/** Inserts rows of submissions from as many loops as there are connections of visitors. Inserts per second. */
async function insertBare(pool: pg.Pool, { websiteId, formId }: BenchForm): Promise<number> {
  let left = forms;
  const loop = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const id = randomUUID();
      const message = `Do you repair teapots? Mine is number ${id}.`;
      await pool.query({
        name: 'bare',
        text: `insert into form_submissions (website_id, id, form_id, version, answers, summary, name, email, once,
            fingerprint, text_hash, sender_hash, page, is_spam, reasons, follow_up, follow_up_on, received_on, search)
          values ($1, $2, $3, 1, $4, $5, 'June Alder', $6, $7, $7, $7, $7, '{}', false, '[]', 'none', now(), now(),
            array_to_tsvector($8::text[]))`,
        values: [
          websiteId,
          id,
          formId,
          JSON.stringify({ name: ['June', 'Alder'], email: `${id}@example.com`, textarea: message }),
          `June Alder\n${id}@example.com\n${message}`,
          `${id}@example.com`,
          hashOf(id),
          listLexemes(websiteId, `June Alder ${id}@example.com ${message}`),
        ],
      });
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, loop));
  return (forms / (performance.now() - begun)) * 1000;
}
