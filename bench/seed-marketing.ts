import type { ShopSize } from './shop-size.ts';

type Run = (text: string, values?: readonly unknown[]) => Promise<void>;

/**
 * Discounts, one of which has as many codes as the shop has orders; gift cards for every twentieth order. Needs the
 * functions and the temporary table `placed` of `seedAdmin`.
 */
export async function seedMarketing(run: Run, site: string, { orders }: ShopSize): Promise<void> {
  console.log('Discounts with their codes, gift cards …');
  await run(
    `insert into discounts (website_id, id, name, kind, rate, is_automatic, enabled, used_count, created_on, ends_on)
     select $1::uuid, pg_temp.id(placed_on, n, 201), 'Offer ' || product || ' ' || n, 'percentage', 0.1, false, n % 3 <> 0, (n % 500)::int, placed_on,
       case when n % 4 = 0 then placed_on + interval '60 days' end
     from (select p.*, p.city as product from placed p where p.n % 1000 = 0) every`,
    [site],
  );
  await run(
    `insert into discounts (website_id, id, name, kind, rate, uses_per_code, used_count, code_count, first_code, created_on)
     select $1::uuid, pg_temp.id(now() - interval '1 hour', 1, 203), 'The large mailing', 'percentage', 0.2, 1, $2::int / 10, $2::int, 'MAIL-0000001', now() - interval '1 hour'`,
    [site, orders],
  );
  await run(
    `insert into discount_codes (website_id, id, discount_id, code, used_count, created_on)
     select $1::uuid, pg_temp.id(now() - interval '1 hour' + n * interval '1 millisecond', n, 205), d.id,
       'MAIL-' || lpad(n::text, 7, '0'), case when n % 10 = 0 then 1 else 0 end, now() - interval '1 hour' + n * interval '1 millisecond'
     from generate_series(1, $2::int) n cross join (select id from discounts where website_id = $1::uuid and name = 'The large mailing') d`,
    [site, orders],
  );
  await run(
    `insert into discount_codes (website_id, id, discount_id, code, used_count, created_on)
     select website_id, id, id, 'OFFER-' || right(id::text, 12), used_count, created_on
     from discounts where website_id = $1::uuid and code_count = 0 and not is_automatic and name like 'Offer %'`,
    [site],
  );
  await run(
    `update discounts d set code_count = 1, first_code = 'OFFER-' || right(d.id::text, 12)
     where d.website_id = $1::uuid and d.code_count = 0 and d.name like 'Offer %'`,
    [site],
  );
  await run(
    `insert into gift_cards (website_id, id, code, currency, initial_minor, balance_minor, status, sender_name, recipient_name, recipient_email, send_on, sent_on, created_on)
     select $1::uuid, pg_temp.id(placed_on, n, 207), upper(substr(md5('gift' || n), 1, 16)), 'USD', 5000, (n % 6) * 1000, case when n % 50 = 0 then 'disabled' else 'active' end,
       first_name, last_name, 'buyer-' || c || '@example.com', placed_on, placed_on, placed_on
     from placed where n % 20 = 0`,
    [site],
  );
}
