type Run = (text: string, values?: readonly unknown[]) => Promise<void>;

/**
 * Every fifth order was reviewed: three of four by its buyer, some with a picture or an answer; the others came from a
 * file. The last twenty wait. Needs the functions and the temporary tables `placed` and `bought` of `seedAdmin`.
 */
export async function seedReviews(run: Run, site: string, orders: number): Promise<void> {
  console.log(`${Math.floor(orders / 5).toLocaleString('en-US')} reviews …`);
  await run(
    `insert into review_requests (website_id, id, order_id, secret, created_on)
     select $1::uuid, pg_temp.id(placed_on, n, 301), id, md5('r' || n), placed_on + interval '11 days'
     from placed where n % 5 = 0`,
    [site],
  );
  await run(
    `insert into reviews (website_id, id, item_id, order_id, request_id, author_name, author_email, rating, title, body, status,
       picture_count, answer, answered_on, fingerprint, created_on)
     select $1::uuid, pg_temp.id(written_on, n, 303), item, id, case when n % 20 <> 0 then pg_temp.id(placed_on, n, 301) end,
       first_name || ' ' || last_name, case when n % 20 = 0 then 'buyer-' || c || '@example.com' else '' end,
       case when pg_temp.r(n, 305) < 0.6 then 5 when pg_temp.r(n, 305) < 0.85 then 4 when pg_temp.r(n, 305) < 0.93 then 3
         when pg_temp.r(n, 305) < 0.97 then 2 else 1 end,
       case when n % 3 = 0 then 'Just what I wanted' else '' end,
       'The ' || lower(title) || ' came well packed, and ' || (array['I use it every day', 'it was a present for my sister',
         'the colour is warmer than in the picture', 'I will buy another one'])[1 + (n / 5 % 4)::int] || '.',
       case when n > $2::int - 100 then 'pending' when n % 250 = 0 then 'spam' when n % 350 = 0 then 'hidden' else 'published' end,
       case when n % 40 = 5 then 1 else 0 end, case when n % 25 = 0 then 'Thank you!' else '' end,
       case when n % 25 = 0 then written_on + interval '1 day' end, case when n % 20 = 0 then md5('f' || n) end, written_on
     from (
       select p.*, b.item, b.title, least(p.placed_on + interval '12 days', now()) as written_on
       from placed p join bought b on b.n = p.n and b.position = 0 where p.n % 5 = 0) reviewed
     order by n`,
    [site, orders],
  );
  await run(
    `insert into review_pictures (website_id, id, request_id, item_id, asset_id, review_id, created_on)
     select r.website_id, pg_temp.id(r.created_on, hashtext(r.id::text), 307), r.request_id, r.item_id, i.main_image_id, r.id, r.created_on
     from reviews r join items i on i.website_id = r.website_id and i.id = r.item_id
     where r.website_id = $1::uuid and r.picture_count > 0 and r.request_id is not null`,
    [site],
  );
}
