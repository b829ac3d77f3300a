import { productTypesWith } from '@vitrine/domain/product/product-traits.ts';
import type { NamedStatement } from '../../platform/db/run-named.ts';
import { sqlTextArray } from '../../platform/db/sql-text-array.ts';
import { hasOrderedSql } from '../customers/index.ts';

const cartTypes = sqlTextArray(productTypesWith((of) => of.checkout === 'cart'));
const unlimitedTypes = sqlTextArray(productTypesWith((of) => of.neverRunsOut));

/**
 * All that a cart shows of a line `e`, as JSON; a line whose product was deleted has nulls and stays visible. It reads
 * the tables of catalog, content and media directly: the cart has the store's most frequent write, which may cost one
 * round trip.
 */
const lineJson = `json_build_object(
    'id', e.id, 'itemId', e.item_id, 'variantId', e.variant_id, 'quantity', e.quantity,
    'additionalFields', e.additional_fields, 'sku', v.sku, 'attributes', v.attributes,
    'priceMinor', v.price_minor, 'onSale', v.on_sale, 'salePriceMinor', v.sale_price_minor,
    'unlimited', coalesce(s.unlimited, false), 'qtyInStock', coalesce(s.quantity, 0),
    'productType', p.type, 'title', i.title,
    'isAvailable', v.id is not null and i.status = 'published' and c.enabled, 'customForm', p.custom_form,
    'kind', c.kind, 'collectionUrlId', c.url_id, 'urlId', i.url_id,
    'assetId', a.id, 'filename', a.filename, 'altText', a.alt_text, 'taxClass', p.selling ->> 'taxClass',
    'weightGrams', v.weight_grams, 'categories', i.categories, 'namedPriceMinor', e.named_price_minor, 'shownPriceMinor', e.shown_price_minor,
    'customItem', e.custom_item)`;

const epochOf = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** Goods of a discount as a cart compares them: the categories that it names by present or former names, and those inside. */
const goodsJson = (goods: string): string => `case when ${goods} ->> 'kind' = 'categories' then
      jsonb_build_object('kind', 'categories', 'names', coalesce((
        select jsonb_agg(distinct inside.name) from categories named
        join categories inside on inside.website_id = named.website_id and (inside.id = named.id
          or inside.parent_id = named.id
          or inside.parent_id in (select child.id from categories child
            where child.website_id = named.website_id and child.parent_id = named.id))
        where named.website_id = $1::uuid and (${goods} -> 'names' ? named.name
          or named.former_names && array(select jsonb_array_elements_text(${goods} -> 'names')))), '[]'::jsonb))
      else ${goods} end`;

/**
 * The codes entered on the cart row `cart`, looked up, then the automatic discounts, with the code ''; as JSON, null
 * without any. `takesAutomatic` is a condition on the cart.
 */
const discountsJson = (cart: string, takesAutomatic: string): string => `(
    select json_agg(json_build_object('code', typed.code,
      'usedBefore', coalesce((d.once_per_customer or d.first_order_only) and exists (select from discount_uses u
        where u.website_id = $1::uuid and u.discount_id = d.id and u.once_key = lower(${cart}.details ->> 'email')),
        false),
      'hasOrdered', coalesce(d.first_order_only and ${hasOrderedSql(`lower(${cart}.details ->> 'email')`)}, false),
      'isCodeUsedUp', coalesce(typed.used_count >= d.uses_per_code, false),
      'discount', case when d.id is not null then json_build_object('id', d.id, 'code', typed.code, 'name', d.name,
        'kind', d.kind, 'rate', d.rate, 'amountMinor', d.amount_minor,
        'minimumSubtotalMinor', d.minimum_subtotal_minor, 'goods', ${goodsJson('d.goods')},
        'buyXGetY', case when d.buy_x_get_y is not null then d.buy_x_get_y
          || jsonb_build_object('goods', ${goodsJson(`(d.buy_x_get_y -> 'goods')`)}) end,
        'firstOrderOnly', d.first_order_only, 'oncePerCustomer', d.once_per_customer,
        'combinesWith', d.combines_with, 'usageLimit', d.usage_limit, 'usedCount', d.used_count,
        'startsOn', ${epochOf('d.starts_on')}, 'endsOn', ${epochOf('d.ends_on')}, 'enabled', d.enabled) end)
      order by typed.nr)
    from (
      select entered.code, entered.nr, k.discount_id, k.used_count
      from jsonb_array_elements_text(${cart}.discount_codes) with ordinality entered(code, nr)
      left join discount_codes k on k.website_id = $1::uuid and k.code = entered.code
      union all
      select '', 1000 + row_number() over (order by a.id), a.id, 0
      from discounts a where a.website_id = $1::uuid and a.is_automatic and a.enabled and ${takesAutomatic}
    ) typed left join discounts d on d.website_id = $1::uuid and d.id = typed.discount_id)`;

/** The gift cards entered on the cart row `cart`, with what they can pay, as JSON; null without any. */
const giftCardsJson = (cart: string): string => `case when ${cart}.gift_card_ids <> '[]' then (
    select json_agg(json_build_object('id', g.id, 'last4', right(g.code, 4), 'isDisabled', g.status = 'disabled',
        'balanceMinor', case when g.status = 'active' then g.balance_minor else 0 end)
      order by named.nr)
    from jsonb_array_elements_text(${cart}.gift_card_ids) with ordinality named(id, nr)
    join gift_cards g on g.website_id = $1::uuid and g.id = named.id::uuid
      and g.status in ('active', 'disabled')) end`;

const lineJoins = `
  left join variants v on v.website_id = $1 and v.id = e.variant_id
  left join products p on p.website_id = $1 and p.item_id = e.item_id
  left join items i on i.website_id = $1 and i.id = e.item_id
  left join collections c on c.website_id = $1 and c.id = i.collection_id
  left join stock s on s.website_id = $1 and s.variant_id = v.id
  left join assets a on a.website_id = $1 and a.kind = 'picture'
    and a.id = coalesce(v.image_id, i.main_image_id, (i.image_ids ->> 0)::uuid)`;

/** $1 website, $2 cart. Lines in the order they were added (ids rise with time). */
export const readLinesStatement: NamedStatement = {
  name: 'cart-lines',
  text: `select ${lineJson} as line from cart_entries e ${lineJoins}
    where e.website_id = $1 and e.cart_id = $2 order by e.id`,
};

/** Draft orders have what their shop agreed instead; renewals, gift cards and donations cost what they cost. */
const TAKES_AUTOMATIC = `(k.purpose in ('shopping', 'subscription') or k.payment_link_id is not null)`;

const cartColumns = `k.id, ${epochOf('k.created_on')} as "createdOn", k.is_purchased as "isPurchased",
    k.order_id as "orderId", k.payment_id as "paymentId", k.details, k.purpose, k.revision,
    ${epochOf('k.expires_on')} as "expiresOn", k.tax_exemption as "taxExemption",
    k.agreed_discount as "agreedDiscount",
    ${discountsJson('k', TAKES_AUTOMATIC)} as discounts, ${giftCardsJson('k')} as "giftCards"`;

/** $1 website, $2 cart. */
export const readCartStatement: NamedStatement = {
  name: 'cart-read',
  text: `select ${cartColumns},
      coalesce((select json_agg(${lineJson} order by e.id) from cart_entries e ${lineJoins}
        where e.website_id = $1 and e.cart_id = $2), '[]'::json) as lines
    from carts k where k.website_id = $1 and k.id = $2`,
};

/** $1 website, $2 cart. First in every transaction that changes a cart. */
export const lockCartStatement: NamedStatement = {
  name: 'cart-lock',
  text: `select ${cartColumns} from carts k where k.website_id = $1 and k.id = $2 for update`,
};

/** The arrays `addEntriesStatement` takes, one value per add, in this order from $2 on. */
export const ADD_COLUMNS = [
  ['cart_id', 'uuid'],
  ['item_id', 'uuid'],
  ['sku', 'text'],
  ['quantity', 'int'],
  ['fields', 'text'],
  ['answers_key', 'text'],
  ['are_answers_checked', 'boolean'],
  ['entry_id', 'uuid'],
  ['added_on', 'timestamptz'],
] as const;
const maxLines = `$${ADD_COLUMNS.length + 2}::int`;
const maxUnits = `$${ADD_COLUMNS.length + 3}::int`;

/**
 * Adds to several carts in one statement: reads the items, their variants and stock, creates missing carts, inserts or
 * raises the lines, and returns the complete carts, one row for each add in the order given.
 *
 * $1 is the website, then one array for each of `ADD_COLUMNS`, then the maximum of lines per cart and of units per
 * line. Each cart may occur once. `in_stock` is null for what never runs out: only the maximum per line counts then.
 *
 * The cart's row is the lock: concurrent adds to one cart queue there. A statement that waited still sees the lines as
 * they were before the wait, so it does not decide by them alone: units are summed on the line's own row (read again
 * after the wait), and every change of a cart raises its revision by one, so the revision bounds how many lines can
 * have been added unseen. A `verdict` of ADD without an entry means that concurrent adds used up the space: the caller
 * retries.
 *
 * With `skipsHeld` a cart that another transaction has locked gets the verdict CART_HELD, so that it delays no other
 * cart's add. Carts are locked by id.
 *
 * Carts and lines are read in lateral subqueries, one cart at a time by its key. Plain joins are planned by the
 * estimated number of carts per website; until the database has statistics, and a prepared plan outlives that by
 * minutes, such a plan reads every line of the website for each add.
 */
const addEntries = (options: { readonly skipsHeld: boolean }): string => `
  with asked as materialized (
    select * from unnest(${ADD_COLUMNS.map(([, type], index) => `$${index + 2}::${type}[]`).join(', ')})
      with ordinality as a(${ADD_COLUMNS.map(([name]) => name).join(', ')}, nr)
  ), wanted as materialized (
    select a.nr, v.id as variant_id, case when v.on_sale then v.sale_price_minor else v.price_minor end as price,
      p.custom_form is not null as has_form,
      p.subscription_plan is null and p.type = any(${cartTypes})
        and p.selling ->> 'donation' is null as is_sold,
      case when coalesce(s.unlimited, false) or p.type = any(${unlimitedTypes}) then null else coalesce(s.quantity, 0) end
        as in_stock
    from asked a
    join items i on i.website_id = $1::uuid and i.id = a.item_id and i.status = 'published'
    join collections c on c.website_id = $1::uuid and c.id = i.collection_id and c.enabled
    join products p on p.website_id = $1::uuid and p.item_id = i.id
    left join variants v on v.website_id = $1::uuid and v.item_id = i.id and v.sku = a.sku
    left join stock s on s.website_id = $1::uuid and s.variant_id = v.id
  ), seen as materialized (
    select a.nr, k.revision, k.is_purchased or k.purpose <> 'shopping' as is_over, k.payment_id, k.details,
      k.created_on, k.discount_codes, k.gift_card_ids
    from asked a
    cross join lateral (select * from carts where website_id = $1::uuid and id = a.cart_id limit 1) k
  ), ${
    options.skipsHeld
      ? `free as materialized (
    select k.id from asked a cross join lateral (
      select id from carts where website_id = $1::uuid and id = a.cart_id for update skip locked) k
  ), `
      : ''
  }present as materialized (
    select a.nr, line.* from asked a left join wanted w on w.nr = a.nr cross join lateral (
      select count(*)::int as lines,
        coalesce(sum(e.quantity) filter (where e.variant_id = w.variant_id), 0)::int as of_variant,
        coalesce(max(e.quantity) filter (where e.variant_id = w.variant_id and e.answers_key = a.answers_key), 0)::int
          as of_line
      from cart_entries e where e.website_id = $1::uuid and e.cart_id = a.cart_id) line
  ), judged as materialized (
    select a.nr, case
        when seen.is_over then 'CART_PURCHASED'
        when seen.payment_id is not null then 'CART_BUSY'
        when wanted.is_sold is null then 'ITEM_UNAVAILABLE'
        when wanted.variant_id is null then 'VARIANT_UNAVAILABLE'
        when not wanted.is_sold then 'NOT_SOLD_YET'
        when wanted.has_form and not a.are_answers_checked then 'ANSWERS_UNCHECKED'
        when present.of_line + a.quantity > ${maxUnits} then 'QUANTITY_OUT_OF_RANGE'
        when present.of_variant + a.quantity > wanted.in_stock then 'OUT_OF_STOCK'
        when present.of_line = 0 and present.lines >= ${maxLines} then 'CART_FULL'
        ${options.skipsHeld ? `when seen.nr is not null and a.cart_id not in (select id from free) then 'CART_HELD'` : ''}
        else 'ADD' end as verdict
    from asked a join present on present.nr = a.nr
    left join wanted on wanted.nr = a.nr left join seen on seen.nr = a.nr
  ), locked as (
    insert into carts (website_id, id, created_on, updated_on)
    select $1::uuid, a.cart_id, a.added_on, a.added_on from judged join asked a on a.nr = judged.nr
    where judged.verdict = 'ADD' order by a.cart_id
    on conflict (website_id, id) do update set updated_on = excluded.updated_on, revision = carts.revision + 1
      where not carts.is_purchased and carts.payment_id is null and carts.purpose = 'shopping'
    returning id, revision
  ), written as (
    insert into cart_entries
      (website_id, cart_id, id, item_id, variant_id, quantity, additional_fields, answers_key, shown_price_minor,
        added_on)
    select $1::uuid, a.cart_id, a.entry_id, a.item_id, wanted.variant_id, a.quantity, a.fields, a.answers_key,
      wanted.price, a.added_on
    from locked join asked a on a.cart_id = locked.id join wanted on wanted.nr = a.nr
    join present on present.nr = a.nr left join seen on seen.nr = a.nr
    where present.of_line > 0
      or present.lines + (locked.revision - coalesce(seen.revision, 0) - 1) < ${maxLines}
    on conflict (website_id, cart_id, variant_id, answers_key) do update
      set quantity = cart_entries.quantity + excluded.quantity
      where cart_entries.quantity + excluded.quantity <= least(${maxUnits},
        (select max(in_stock) from wanted where wanted.variant_id = excluded.variant_id))
    returning cart_id, id, item_id, variant_id, quantity, additional_fields, named_price_minor, shown_price_minor,
      custom_item
  ), e as (
    select c.cart_id, c.id, c.item_id, c.variant_id, c.quantity, c.additional_fields, c.named_price_minor,
      c.shown_price_minor, c.custom_item
    from written w join cart_entries c on c.website_id = $1::uuid and c.cart_id = w.cart_id and c.id <> w.id
    union all
    select * from written
  ), shown as (
    select e.cart_id, json_agg(${lineJson} order by e.id) as lines from e ${lineJoins} group by e.cart_id
  )
  select judged.verdict, written.id as "entryId", locked.revision, coalesce(seen.revision, 0) as "revisionSeen",
    seen.details, ${epochOf('seen.created_on')} as "createdOn", ${discountsJson('seen', 'true')} as discounts,
    ${giftCardsJson('seen')} as "giftCards", shown.lines
  from asked a join judged on judged.nr = a.nr left join seen on seen.nr = a.nr
  left join locked on locked.id = a.cart_id left join written on written.cart_id = a.cart_id
  left join shown on shown.cart_id = a.cart_id
  order by a.nr`;

/** Several adds at once; carts locked by others are left out, see `addEntries`. */
export const addEntriesStatement: NamedStatement = {
  name: 'cart-add-entries',
  text: addEntries({ skipsHeld: true }),
};

/** An add that waits for the lock of its cart, see `addEntries`. */
export const addEntryInTurnStatement: NamedStatement = {
  name: 'cart-add-entry-in-turn',
  text: addEntries({ skipsHeld: false }),
};
