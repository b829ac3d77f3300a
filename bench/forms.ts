import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { milliseconds, percent, perSecond, type Figure } from './figure.ts';
import { drive, median } from './http-load.ts';
import { treeSeconds } from './processes.ts';
import { benchOrigin, type ShopUnderTest } from './shop-under-test.ts';

const connections = 64;
/** Seconds of a round; several are measured, in turns with the bare insert. */
const seconds = 3;
const rounds = 3;
/** More keys than forms can be sent with in all rounds, one to warm up included. */
const keys = 60_000;
/** As many connections to the database as a server has. */
const poolSize = 16;

const keyOf = (n: number): string => `benchkey${String(n).padStart(14, '0')}`;
const hashOf = (key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([key]))
    .digest('base64url');

interface BenchForm {
  readonly websiteId: string;
  readonly formId: string;
}

/**
 * Forms sent by visitors, each with a key of its own and other words, in turns with the bare insert of the same row
 * from this process. Every submission that was acknowledged must be stored.
 */
export async function measureForms(wrk: string, shop: ShopUnderTest): Promise<Figure[]> {
  console.log('Sending forms …');
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: poolSize });
  try {
    const form = await addForm(pool);
    await addKeys(pool, form.websiteId);
    let next = 0;
    const send = async () => {
      const run = await drive(wrk, { url: benchOrigin, connections, seconds, lua: sendFrom(form, next) });
      // A few more than were answered are in flight when the client disconnects.
      next += Math.ceil(run.requestsPerSecond * seconds) + connections;
      return run;
    };
    await send();
    // As autovacuum does within a minute: statements that were planned while the tables were empty are planned again.
    await pool.query('analyze form_submissions, form_keys');
    await wait(1000);
    const before = await stored(pool, form);
    const used = { server: treeSeconds(shop.process.pid ?? 0), database: treeSeconds(shop.databasePid) };
    const runs = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      runs.push(await send());
      await wait(500);
      bare.push(await insertBare(pool, form));
    }
    await wait(1000);
    const kept = (await stored(pool, form)) - before - bare.reduce((sum, rate) => sum + rate * seconds, 0);
    const acknowledged = runs.reduce((sum, run) => sum + run.requestsPerSecond * seconds - run.failures, 0);
    const failures = runs.reduce((sum, run) => sum + run.failures, 0);
    const p95 = median(runs.map((run) => run.p95));
    const ratio = median(runs.map((run, round) => run.requestsPerSecond / (bare[round] ?? Number.NaN)));
    const server = treeSeconds(shop.process.pid ?? 0) - used.server;
    const isWhole = failures === 0 && kept >= Math.floor(acknowledged) - rounds && next <= keys;
    return [
      {
        name: `forms sent from ${connections} connections, p95`,
        value: milliseconds(p95),
        budget: '<= 25 ms',
        met: p95 <= 25 && isWhole,
        note: `${perSecond(median(runs.map((run) => run.requestsPerSecond)))}, ${Math.round(acknowledged)} acknowledged and ${Math.round(kept)} stored, ${failures} failed, server ${milliseconds((server / acknowledged) * 1000)} of processor each, client ${percent(median(runs.map((run) => run.clientLoad)))}`,
      },
      {
        name: 'forms sent, of bare inserts of the same row from this process',
        value: ratio.toFixed(2),
        budget: '>= 0.3',
        met: ratio >= 0.3 && isWhole,
        note: `bare inserts ${perSecond(median(bare))} over ${poolSize} connections`,
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
  const fields = [
    { type: 'name', id: 'name', title: 'Name', required: true },
    { type: 'email', id: 'email', title: 'Email', required: true },
    { type: 'textarea', id: 'message', title: 'Message', required: true },
  ];
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
  return { websiteId: shown.website_id, formId };
}

/** Keys that were given a minute ago, as to people who filled in the form. */
async function addKeys(pool: pg.Pool, websiteId: string): Promise<void> {
  const hashes = Array.from({ length: keys }, (_none, n) => hashOf(keyOf(n)));
  await pool.query(
    `insert into form_keys (website_id, hash, issued_on, expires_on)
     select $1, h, now() - interval '1 minute', now() + interval '1 day' from unnest($2::text[]) h`,
    [websiteId, hashes],
  );
}

const sendFrom = ({ formId }: BenchForm, first: number): string => `
local n = ${first}
local headers = {
  ["Content-Type"] = "application/json", ["X-CSRF-Token"] = "benchbenchbenchbench00",
  ["Cookie"] = "crumb=benchbenchbenchbench00"
}
request = function()
  n = n + 1
  local answers = string.format('{\\\\"name\\\\":[\\\\"June\\\\",\\\\"Alder\\\\"],\\\\"email\\\\":\\\\"june%d@example.com\\\\",\\\\"message\\\\":\\\\"Do you repair teapots? Mine is number %d.\\\\"}', n, n)
  return wrk.format("POST", "/api/form/SaveFormSubmission", headers, string.format(
    '{"key":"benchkey%014d","formId":"${formId}","formVersion":1,"form":"%s","pagePath":"/contact"}', n, answers))
end
`;

const stored = async (pool: pg.Pool, { websiteId, formId }: BenchForm): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from form_submissions where website_id = $1 and form_id = $2',
    [websiteId, formId],
  );
  return rows[0]?.count ?? 0;
};

/** Inserts the row of a submission from as many loops as there are connections of visitors. Inserts per second. */
async function insertBare(pool: pg.Pool, { websiteId, formId }: BenchForm): Promise<number> {
  const ends = performance.now() + seconds * 1000;
  let inserted = 0;
  const loop = async (): Promise<void> => {
    while (performance.now() < ends) {
      const id = randomUUID();
      await pool.query({
        name: 'bare',
        text: `insert into form_submissions (website_id, id, form_id, version, answers, summary, name, email, once,
            fingerprint, text_hash, sender_hash, page, is_spam, reasons, follow_up, follow_up_on, received_on)
          values ($1, $2, $3, 1, $4, $5, 'June Alder', $6, $7, $7, $7, $7, '{}', false, '[]', 'waiting', now(), now())`,
        values: [
          websiteId,
          id,
          formId,
          `{"name":["June","Alder"],"email":"${id}@example.com","message":"Do you repair teapots? Mine is number ${id}."}`,
          `Name: June Alder\nEmail: ${id}@example.com\nMessage: Do you repair teapots? Mine is number ${id}.`,
          `${id}@example.com`,
          hashOf(id),
        ],
      });
      inserted += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  return inserted / seconds;
}
