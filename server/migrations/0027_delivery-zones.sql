-- How stores deliver, from a list of options and of countries to zones with rates in bands, and pickup places.
with options as (
  select w.website_id, o.option, o.at, coalesce(o.option -> 'zones', '[]') as areas,
    coalesce(o.option ->> 'kind', 'flat') as kind, (o.option ->> 'maximumGrams')::bigint as most
  from websites w
  cross join jsonb_array_elements(w.settings #> '{store,deliveryOptions}') with ordinality as o (option, at)
), rates as (
  select website_id, areas, at, jsonb_build_object(
    'id', option -> 'id', 'name', option -> 'name', 'description', option -> 'description',
    'priceMinor', option -> 'priceMinor', 'freeFromMinor', option -> 'freeFromMinor',
    'basis', case when kind = 'flat' and most is not null then 'weight' else kind end,
    'bands', case when kind = 'flat' and most is null then '[]' else (
      select jsonb_agg(jsonb_build_object('from', band.start, 'to', band.stop, 'priceMinor', band.price) order by band.start)
      from (
        select step.start, step.price, coalesce(
          lead(step.start) over (order by step.start) - 1, case when kind <> 'subtotal' then most end) as stop
        from (
          select (tier ->> 'from')::bigint as start, (tier ->> 'priceMinor')::bigint as price
          from jsonb_array_elements(coalesce(option -> 'tiers', '[]')) as tier
          union
          select 0, (option ->> 'priceMinor')::bigint
          where not coalesce(option -> 'tiers', '[]') @> '[{"from": 0}]'
        ) as step
      ) as band
    ) end
  ) as rate
  from options where kind <> 'pickup'
), zones as (
  select w.website_id, g.first, jsonb_build_object(
    'id', gen_random_uuid(), 'name', 'Zone ' || row_number() over (partition by w.website_id order by g.first),
    'everywhereElse', false,
    'areas', case when g.areas = '[]' then (
      select coalesce(jsonb_agg(jsonb_build_object('country', country, 'regions', '[]'::jsonb)), '[]')
      from jsonb_array_elements(w.settings #> '{store,deliveryCountries}') as country
    ) else (
      select coalesce(jsonb_agg(jsonb_build_object(
        'country', area -> 'country', 'regions', coalesce(area -> 'regions', '[]'))), '[]')
      from jsonb_array_elements(g.areas) as area
      where w.settings #> '{store,deliveryCountries}' ? (area ->> 'country')
    ) end,
    'rates', (
      select jsonb_agg(r.rate order by r.at) from rates r
      where r.website_id = w.website_id and r.areas in (g.areas, '[]')
    )
  ) as zone
  from websites w
  join (select website_id, areas, min(at) as first from rates group by website_id, areas) as g
    on g.website_id = w.website_id
)
update websites w set settings = jsonb_set(
  w.settings #- '{store,deliveryOptions}' #- '{store,deliveryCountries}', '{store,delivery}', jsonb_build_object(
    'zones', coalesce((select jsonb_agg(z.zone order by z.first) from zones z where z.website_id = w.website_id), '[]'),
    'pickupPlaces', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', o.option -> 'id', 'name', o.option -> 'name', 'line1', '', 'city', '',
        'region', coalesce(o.option #> '{pickupAt,region}', '""'),
        'postalCode', coalesce(o.option #> '{pickupAt,postalCode}', '""'),
        'country', coalesce(o.option #> '{pickupAt,country}', w.settings #> '{store,deliveryCountries,0}', '"US"'),
        'hours', '[]'::jsonb, 'note', o.option -> 'description', 'priceMinor', o.option -> 'priceMinor') order by o.at)
      from options o where o.website_id = w.website_id and o.kind = 'pickup'
    ), '[]'),
    'localDeliveries', '[]'::jsonb))
where w.settings -> 'store' ? 'deliveryOptions';
