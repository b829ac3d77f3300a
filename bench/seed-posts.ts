type Run = (text: string, values?: readonly unknown[]) => Promise<void>;

/**
 * As many posts of the journal as the shop has products, with the tags and categories of their blog and two authors.
 * Needs the functions and the temporary table `made` of `seedAdmin`.
 */
export async function seedPosts(run: Run, site: string): Promise<void> {
  console.log('Posts with their tags, categories and authors …');
  await run(
    `insert into items (website_id, id, collection_id, url_id, record_type, title, excerpt, body, main_image_id, status, display_index, tags, categories, author_id, published_on, updated_on, deleted_on, deleted_from)
     select $1::uuid, pg_temp.id(made_on, n, 301), c.id, 'post-' || n, 1, 'On the ' || title, '<p>Written by hand.</p>', '<p>What we thought while we made it.</p>',
       picture, case when status = 'deprecated' and m.deleted_on is null then 'needs-review' else status end, 1000 + n, m.tags, m.categories, w.ids[1 + (n % 2)::int],
       case when status = 'scheduled' then now() + interval '30 days' else made_on end, made_on, m.deleted_on, case when m.deleted_on is not null then 'published' end
     from made m cross join (select id from collections where website_id = $1::uuid and kind = 'blog' order by id limit 1) c
       cross join (select array_agg(id order by id) as ids from authors where website_id = $1::uuid) w
     order by n`,
    [site],
  );
  await run(
    `insert into item_labels (website_id, id, collection_id, kind, name, name_key)
     select $1::uuid, gen_random_uuid(), collection_id, kind, min(name), lower(name) from (
       select collection_id, 'tag' as kind, unnest(tags) as name from items where website_id = $1::uuid and record_type = 1
       union all
       select collection_id, 'category', unnest(categories) from items where website_id = $1::uuid and record_type = 1
     ) named group by collection_id, kind, lower(name) on conflict do nothing`,
    [site],
  );
}
