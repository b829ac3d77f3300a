import pg from 'pg';

/** Differences found in the database after a chaos test; every list must be empty. */
export interface BooksReport {
  readonly orders: number;
  readonly faults: readonly string[];
}

/**
 * Compares all records of money and stock in one database: orders, payments, the test gateway's own ledger, stock and
 * reservations. `startingStock` is by SKU, before the first purchase.
 */
export async function auditBooks(
  url: string,
  startingStock: Readonly<Record<string, number>>,
): Promise<BooksReport> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const faults: string[] = [];
  const expectNone = async (what: string, text: string): Promise<void> => {
    const found = await client.query<{ what: string }>(text);
    for (const row of found.rows.slice(0, 5)) faults.push(`${what}: ${row.what}`);
  };
  try {
    await expectNone(
      'a charge without an order',
      `
      select g.reference::text as what from test_gateway_charges g
      left join orders o on o.website_id = g.website_id and o.payment_id = g.reference
      where g.status = 'captured' and o.id is null`,
    );
    await expectNone(
      'an order without a charge',
      `
      select o.number::text as what from orders o
      left join test_gateway_charges g on g.website_id = o.website_id and g.reference = o.payment_id and g.status = 'captured'
      join payments p on p.website_id = o.website_id and p.id = o.payment_id
      where p.provider = 'test' and (g.reference is null or g.amount_minor <> p.amount_minor)`,
    );
    await expectNone(
      'an order whose charge and gift cards are not its total',
      `
      select o.number::text as what from orders o
      join payments p on p.website_id = o.website_id and p.id = o.payment_id
      where p.amount_minor + coalesce((
          select sum(e.amount_minor) from gift_card_entries e
          where e.website_id = o.website_id and e.payment_id = p.id and e.account = 'shop' and e.kind = 'redeemed'), 0)
        <> o.grand_total_minor
        or (p.provider = 'none') <> (p.amount_minor = 0)`,
    );
    await expectNone(
      'a discount whose count is not its uses',
      `
      select d.name as what from discounts d
      where d.used_count <> (select count(*) from discount_uses u
          where u.website_id = d.website_id and u.discount_id = d.id)
        or d.used_count > d.usage_limit`,
    );
    await expectNone(
      'a code whose count is not its uses',
      `
      select k.code as what from discount_codes k join discounts d on d.website_id = k.website_id and d.id = k.discount_id
      where k.used_count <> (select count(*) from discount_uses u
          where u.website_id = k.website_id and u.discount_id = k.discount_id and u.code = k.code)
        or k.used_count > d.uses_per_code`,
    );
    await expectNone(
      'a use of a discount that no order and no payment under way has',
      `
      select u.once_key as what from discount_uses u
      left join payments p on p.website_id = u.website_id and p.id = u.payment_id
      where p.status is null or p.status not in ('captured', 'pending')`,
    );
    await expectNone(
      'an order with a discount that was not claimed',
      `
      select o.number::text as what from orders o, jsonb_array_elements(o.totals -> 'discounts') d
      where d ->> 'id' <> '' and not exists (select 1 from discount_uses u where u.website_id = o.website_id
        and u.payment_id = o.payment_id and u.discount_id::text = d ->> 'id')`,
    );
    await expectNone(
      'a gift card whose ledger does not sum to zero',
      `
      select gift_card_id::text as what from gift_card_entries
      group by website_id, gift_card_id having sum(amount_minor) <> 0`,
    );
    await expectNone(
      'a gift card that does not hold what its ledger says',
      `
      select g.id::text as what from gift_cards g
      where g.balance_minor <> coalesce((select sum(e.amount_minor) from gift_card_entries e
        where e.website_id = g.website_id and e.gift_card_id = g.id and e.account = 'card'), 0)`,
    );
    await expectNone(
      'a gift card that paid for a payment that failed',
      `
      select p.id::text as what from payments p
      join gift_card_entries e on e.website_id = p.website_id and e.payment_id = p.id and e.account = 'card'
      where p.status in ('declined', 'abandoned')
      group by p.website_id, p.id having sum(e.amount_minor) <> 0`,
    );
    await expectNone(
      'an order whose payment is not captured',
      `
      select o.number::text as what from orders o
      left join payments p on p.website_id = o.website_id and p.id = o.payment_id
      where p.status is distinct from 'captured' or p.order_id is distinct from o.id`,
    );
    await expectNone(
      'a cart with two orders',
      `
      select cart_id::text as what from orders group by website_id, cart_id having count(*) > 1`,
    );
    await expectNone(
      'an order number given twice',
      `
      select number::text as what from orders group by website_id, number having count(*) > 1`,
    );
    await expectNone(
      'an order without lines or without its events and mail',
      `
      select o.number::text as what from orders o
      where not exists (select 1 from order_lines l where l.website_id = o.website_id and l.order_id = o.id)
         or not exists (select 1 from order_events e where e.website_id = o.website_id and e.order_id = o.id and e.type = 'placed')
         or (select count(*) from outbox_mails m where m.website_id = o.website_id and m.order_id = o.id and m.kind = 'order-confirmation') <> case when o.purpose = 'renewal' then 0 else 1 end`,
    );
    await expectNone(
      'a payment left pending',
      `select id::text as what from payments where status = 'pending'`,
    );
    await expectNone('a reservation left over', `select payment_id::text as what from stock_reservations`);
    await expectNone(
      'a cart left busy',
      `
      select c.id::text as what from carts c where c.payment_id is not null and not c.is_purchased`,
    );
    await expectNone('negative stock', `select variant_id::text as what from stock where quantity < 0`);
    const stock = await client.query<{ sku: string; quantity: number; sold: string }>(
      `
      select v.sku, s.quantity, coalesce((
        select sum(l.quantity) from order_lines l where l.website_id = v.website_id and l.variant_id = v.id), 0) as sold
      from variants v join stock s on s.website_id = v.website_id and s.variant_id = v.id
      where v.sku = any($1)`,
      [Object.keys(startingStock)],
    );
    for (const row of stock.rows) {
      const start = startingStock[row.sku] ?? 0;
      if (row.quantity + Number(row.sold) !== start) {
        faults.push(`stock of ${row.sku}: ${row.quantity} left and ${row.sold} sold do not make ${start}`);
      }
    }
    const count = await client.query<{ count: string }>('select count(*) from orders');
    return { orders: Number(count.rows[0]?.count), faults };
  } finally {
    await client.end();
  }
}
