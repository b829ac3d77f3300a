import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** A website's secret; the first caller's `fresh` is stored. */
export async function storeSecret(
  db: Queryable,
  websiteId: string,
  fresh: string,
  now: number,
): Promise<string> {
  const rows = await runNamed<{ secret: string }>(
    db,
    {
      name: 'captcha-keep-secret',
      text: `with made as (
          insert into captcha_keys (website_id, secret, created_on) values ($1, $2, to_timestamp($3 / 1000.0))
          on conflict do nothing returning secret
        )
        select secret from made union all select secret from captcha_keys where website_id = $1 limit 1`,
    },
    [websiteId, fresh, now],
  );
  // A concurrent insert was not visible to this statement's snapshot.
  return rows[0]?.secret ?? storeSecret(db, websiteId, fresh, now);
}

/**
 * Records that a challenge was used. False when it had been used before. Also deletes expired records of the website.
 */
export async function spendChallenge(
  db: Queryable,
  websiteId: string,
  challenge: string,
  expiresOn: number,
  now: number,
): Promise<boolean> {
  const rows = await runNamed<{ challenge: string }>(
    db,
    {
      name: 'captcha-spend',
      text: `with old as (
          delete from captcha_spent s using (
            select website_id, challenge from captcha_spent
            where website_id = $1 and expires_on < to_timestamp($4 / 1000.0) limit 100 for update skip locked
          ) o where s.website_id = o.website_id and s.challenge = o.challenge
        )
        insert into captcha_spent (website_id, challenge, expires_on) values ($1, $2, to_timestamp($3 / 1000.0))
        on conflict do nothing returning challenge`,
    },
    [websiteId, challenge, expiresOn, now],
  );
  return rows.length > 0;
}
