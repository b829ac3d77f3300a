-- The words of a text for lists of the admin: folded to lower case without accents, separated by single spaces.
CREATE FUNCTION "search_words"("words" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
  replace(replace(replace(translate(lower(regexp_replace(normalize(left("words", 4000), NFKD), '[\u0300-\u036F]+', '', 'g')), 'øđłıð', 'odlid'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
  '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u206F\u3000-\u303F]+', ' ', 'g');--> statement-breakpoint
-- Lexemes begin with the website's key, so that one index serves every website and a search reads its own part only.
-- Marks are exact terms besides the words.
CREATE FUNCTION "search_vector"("website" uuid, "words" text, "marks" text[] DEFAULT '{}') RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(ARRAY(
  (SELECT right("website"::text, 8) || left(word, 40) FROM unnest(string_to_array(search_words("words"), ' ')) word WHERE word <> '' LIMIT 250)
  UNION SELECT right("website"::text, 8) || '=' || lower(left(mark, 120)) FROM unnest("marks") mark));--> statement-breakpoint
-- Every word as a prefix, and every mark; null when there is neither.
CREATE FUNCTION "search_query"("website" uuid, "words" text, "marks" text[] DEFAULT '{}') RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE
RETURN (SELECT string_agg(term, ' & ')::tsquery FROM (
  (SELECT quote_literal(right("website"::text, 8) || left(word, 40)) || ':*' AS term FROM unnest(string_to_array(search_words("words"), ' ')) word WHERE word <> '' LIMIT 6)
  UNION ALL SELECT '''' || replace(replace(right("website"::text, 8) || '=' || lower(left(mark, 120)), '\', '\\'), '''', '''''') || '''' FROM unnest("marks") mark) terms);--> statement-breakpoint
DROP INDEX "orders_search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "products" p SET "search" = search_vector(p.website_id, concat_ws(' ', i.title, i.url_id,
    (SELECT string_agg(v.sku, ' ') FROM "variants" v WHERE v.website_id = p.website_id AND v.item_id = p.item_id)),
    array(SELECT 't:' || tag FROM unnest(i.tags) tag) || array(SELECT 'c:' || category FROM unnest(i.categories) category))
  FROM "items" i WHERE i.website_id = p.website_id AND i.id = p.item_id;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "orders" o SET "search" = search_vector(o.website_id, concat_ws(' ', o.number, o.email,
    (SELECT string_agg(value, ' ') FROM jsonb_each_text(o.details -> 'address')),
    (SELECT string_agg(l.product_name || ' ' || l.sku, ' ') FROM "order_lines" l WHERE l.website_id = o.website_id AND l.order_id = o.id)),
    array(SELECT 'p:' || l.item_id FROM "order_lines" l WHERE l.website_id = o.website_id AND l.order_id = o.id));--> statement-breakpoint
CREATE INDEX "products_type" ON "products" USING btree ("website_id","type","item_id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "items_products_title" ON "items" USING btree ("website_id",lower(left("title", 100)),"id") WHERE record_type = 11;--> statement-breakpoint
CREATE INDEX "items_products_updated" ON "items" USING btree ("website_id","updated_on","id") WHERE record_type = 11;--> statement-breakpoint
CREATE INDEX "items_products_status" ON "items" USING btree ("website_id","status","id") WHERE record_type = 11;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("website_id","placed_on","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("website_id","status","placed_on","id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("website_id","grand_total_minor","id");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "search_text";