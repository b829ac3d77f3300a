DROP INDEX "bulk_jobs_ended";--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "cleared_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_vector(website_id, subject || ' ' || recipient)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "bulk_jobs_cleared" ON "bulk_jobs" USING btree ("cleared_on") WHERE cleared_on is not null;--> statement-breakpoint
CREATE INDEX "variants_barcode" ON "variants" USING btree ("website_id","barcode") WHERE barcode <> '';--> statement-breakpoint
CREATE INDEX "outbox_mails_kind" ON "outbox_mails" USING btree ("website_id","kind","id");--> statement-breakpoint
CREATE INDEX "outbox_mails_search" ON "outbox_mails" USING gin ("search");--> statement-breakpoint
CREATE INDEX "bulk_jobs_ended" ON "bulk_jobs" USING btree ("undo_until") WHERE undo_until is not null and cleared_on is null;--> statement-breakpoint
UPDATE "products" p SET "search" = p.search || search_vector(p.website_id, b.words) FROM (
  SELECT website_id, item_id, string_agg(barcode, ' ') AS words FROM "variants" WHERE barcode <> '' GROUP BY website_id, item_id
) b WHERE p.website_id = b.website_id AND p.item_id = b.item_id;
