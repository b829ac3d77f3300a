DROP INDEX "categories_name";--> statement-breakpoint
-- Nothing wrote it so far.
DELETE FROM "categories";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "former_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name" ON "categories" USING btree ("website_id","name");--> statement-breakpoint
ALTER TABLE "categories" DROP COLUMN "collection_id";--> statement-breakpoint
-- Spellings of a name that differ in letter case become the one that most products of the website have.
WITH used AS (
  SELECT i.website_id, c.name, count(*) AS times FROM "items" i, unnest(i.categories) c(name)
  WHERE i.record_type = 11 GROUP BY i.website_id, c.name),
spelled AS (
  SELECT website_id, name, first_value(name) OVER (
    PARTITION BY website_id, lower(name) ORDER BY times DESC, name) AS spelling FROM used),
respelled AS (
  SELECT i.website_id, i.id, array(
      SELECT s.spelling FROM unnest(i.categories) WITH ORDINALITY c(name, place)
      JOIN spelled s ON s.website_id = i.website_id AND s.name = c.name
      GROUP BY s.spelling ORDER BY min(c.place)) AS names
  FROM "items" i WHERE i.record_type = 11 AND EXISTS (
    SELECT FROM spelled s WHERE s.website_id = i.website_id AND s.name = any(i.categories) AND s.spelling <> s.name))
UPDATE "items" i SET "categories" = r.names, "revision" = i.revision + 1
  FROM respelled r WHERE i.website_id = r.website_id AND i.id = r.id;--> statement-breakpoint
INSERT INTO "categories" ("website_id", "id", "name", "position")
  SELECT website_id, gen_random_uuid(), name, row_number() OVER (
    PARTITION BY website_id ORDER BY lower(name), name) - 1
  FROM (SELECT DISTINCT i.website_id, c.name FROM "items" i, unnest(i.categories) c(name)
    WHERE i.record_type = 11 AND btrim(c.name) <> '') used;
