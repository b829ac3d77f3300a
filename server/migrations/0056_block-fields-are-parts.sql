INSERT INTO "site_parts" ("website_id", "id", "field_id", "document", "updated_on")
SELECT "website_id", gen_random_uuid(), "id", "document", "updated_on" FROM "block_fields";--> statement-breakpoint
DROP TABLE "block_fields" CASCADE;