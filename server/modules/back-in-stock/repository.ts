import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

export interface SignUp {
  readonly id: string;
  readonly websiteId: string;
  readonly itemId: string;
  readonly variantId: string;
  /** Lower case. */
  readonly email: string;
  readonly language: string;
  readonly joinMailingList: boolean;
  /** Ends the waiting by a link. */
  readonly secret: string;
  readonly now: number;
}

/**
 * Signs an address up for a variant of a published product, at most once. False when there is no such variant, or
 * nobody can wait for its product; the result does not show whether the address was already signed up.
 */
export async function insertSignUp(db: Queryable, signUp: SignUp): Promise<boolean> {
  const rows = await runNamed<{ id: string }>(
    db,
    {
      name: 'back-in-stock-sign-up',
      text: `with wanted as (
          select v.website_id, v.item_id, v.id,
            coalesce((select st.movement + st.unlimited::int from stock st
              where st.website_id = v.website_id and st.variant_id = v.id), 0) as seen_movement
          from variants v
          join items i on i.website_id = v.website_id and i.id = v.item_id and i.status = 'published'
          join products p on p.website_id = v.website_id and p.item_id = v.item_id
            and p.selling -> 'backInStock' is distinct from 'false'::jsonb
          where v.website_id = $1 and v.item_id = $2 and v.id = $3
        ), noted as (
          insert into back_in_stock_sign_ups as s
            (website_id, id, item_id, variant_id, email, language, join_mailing_list, created_on, secret,
              seen_movement)
          select website_id, $4, item_id, id, $5, $6, $7, to_timestamp($8 / 1000.0), $9, seen_movement from wanted
          on conflict (website_id, variant_id, email) where sent_on is null
            do update set join_mailing_list = s.join_mailing_list or excluded.join_mailing_list,
              language = excluded.language
        )
        select id from wanted`,
    },
    [
      signUp.websiteId,
      signUp.itemId,
      signUp.variantId,
      signUp.id,
      signUp.email,
      signUp.language,
      signUp.joinMailingList,
      signUp.now,
      signUp.secret,
    ],
  );
  return rows.length > 0;
}

/** Deletes a sign-up. False when there is none. */
export async function deleteSignUp(db: Queryable, websiteId: string, id: string): Promise<boolean> {
  const rows = await runNamed<{ id: string }>(
    db,
    {
      name: 'back-in-stock-delete',
      text: 'delete from back_in_stock_sign_ups where website_id = $1 and id = $2 returning id',
    },
    [websiteId, id],
  );
  return rows.length > 0;
}

/** Whether a secret is that of a sign-up. */
export async function isSecretKnown(db: Queryable, websiteId: string, secret: string): Promise<boolean> {
  const rows = await runNamed<{ known: boolean }>(
    db,
    {
      name: 'back-in-stock-secret',
      text: 'select exists (select from back_in_stock_sign_ups where website_id = $1 and secret = $2) as known',
    },
    [websiteId, secret],
  );
  return rows[0]?.known ?? false;
}

/** Deletes every sign-up of the address that a secret belongs to, also of those who were written to. */
export async function deleteSignUpsOfSecret(db: Queryable, websiteId: string, secret: string): Promise<void> {
  await runNamed(
    db,
    {
      name: 'back-in-stock-unsubscribe',
      text: `delete from back_in_stock_sign_ups s where s.website_id = $1 and s.email in (
          select email from back_in_stock_sign_ups where website_id = $1 and secret = $2)`,
    },
    [websiteId, secret],
  );
}
