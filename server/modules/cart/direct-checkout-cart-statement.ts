import { productTypesWith } from '@vitrine/domain/product/product-traits.ts';
import type { NamedStatement } from '../../platform/db/run-named.ts';
import { sqlTextArray } from '../../platform/db/sql-text-array.ts';

const unlimitedTypes = sqlTextArray(productTypesWith((of) => of.neverRunsOut));
const unsoldTypes = sqlTextArray(productTypesWith((of) => of.checkout === 'none'));
const cartTypes = sqlTextArray(productTypesWith((of) => of.checkout === 'cart'));
const giftCardTypes = sqlTextArray(productTypesWith((of) => of.checkout === 'gift-card'));

/**
 * Creates a direct-checkout cart of one line, or nothing.
 *
 * $1 website, $2 cart, $3 purpose, $4 item, $5 sku, $6 quantity, $7 additional fields, $8 their digest, $9 id of the
 * line, $10 named price or null, $11 now, $12 whether the answers were validated against the product's form, $13 id of
 * the subscription option or '', $14 payment link or null.
 */
export const openDirectCheckoutCartStatement: NamedStatement = {
  name: 'cart-open-direct-checkout',
  text: `
  with wanted as materialized (
    select v.id as variant_id, case when v.on_sale then v.sale_price_minor else v.price_minor end as price,
      p.custom_form is not null as has_form,
      case $3::text when 'subscription' then p.subscription_plan is not null and p.type <> all(${unsoldTypes})
        when 'gift-card' then p.type = any(${giftCardTypes})
        when 'payment-link' then p.subscription_plan is null and p.type = any(${cartTypes})
          and p.selling ->> 'donation' is null
        else p.selling ->> 'donation' is not null end as fits,
      case when $3::text = 'subscription' then (
        select option from jsonb_array_elements(p.selling -> 'subscriptionOptions') with ordinality o(option, nr)
        where $13::text in ('', option ->> 'id') order by nr limit 1) end as option,
      (p.selling #>> '{donation,minimumMinor}')::bigint as least,
      (p.selling #>> '{donation,maximumMinor}')::bigint as most,
      coalesce(s.unlimited, false) or p.type = any(${unlimitedTypes}) or coalesce(s.quantity, 0) >= $6::int as enough
    from items i
    join collections c on c.website_id = $1::uuid and c.id = i.collection_id and c.enabled
    join products p on p.website_id = $1::uuid and p.item_id = i.id
    left join variants v on v.website_id = $1::uuid and v.item_id = i.id and v.sku = $5::text
    left join stock s on s.website_id = $1::uuid and s.variant_id = v.id
    where i.website_id = $1::uuid and i.id = $4::uuid and i.status = 'published'
  ), judged as (
    select wanted.*, case
        when wanted.fits is null then 'ITEM_UNAVAILABLE'
        when not wanted.fits then 'NOT_SOLD_YET'
        when $13::text <> '' and wanted.option is null then 'SUBSCRIPTION_OPTION_UNKNOWN'
        when wanted.variant_id is null then 'VARIANT_UNAVAILABLE'
        when $3::text = 'donation' and ($10::bigint is null or $10::bigint < wanted.least or $10::bigint > wanted.most)
          then 'DONATION_OUT_OF_RANGE'
        when not wanted.enough then 'OUT_OF_STOCK'
        when wanted.has_form and not $12::boolean then 'ANSWERS_UNCHECKED'
        else 'ADD' end as verdict
    from (select 1) one left join wanted on true
  ), made as (
    insert into carts (website_id, id, purpose, created_on, updated_on, payment_link_id)
    select $1::uuid, $2::uuid, $3::text, $11::timestamptz, $11::timestamptz, $14::uuid from judged where verdict = 'ADD'
  ), written as (
    insert into cart_entries (website_id, cart_id, id, item_id, variant_id, quantity, additional_fields, answers_key,
      named_price_minor, subscription_option, shown_price_minor, added_on)
    select $1::uuid, $2::uuid, $9::uuid, $4::uuid, variant_id, $6::int, $7::text, $8::text,
      case when $3::text = 'donation' then $10::bigint else (option ->> 'priceMinor')::bigint end, option,
      case when $3::text = 'payment-link' then price end,
      $11::timestamptz
    from judged where verdict = 'ADD'
  )
  select verdict, least::float8 as least, most::float8 as most from judged`,
};
