DROP INDEX "items_order";--> statement-breakpoint
DROP INDEX "items_newest";--> statement-breakpoint
CREATE INDEX "items_over" ON "items" USING btree (coalesce("end_date", "start_date")) WHERE status = 'published' and start_date is not null;--> statement-breakpoint
CREATE INDEX "items_order" ON "items" USING btree ("website_id","collection_id","display_index","published_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "items_newest" ON "items" USING btree ("website_id","collection_id","published_on","id");--> statement-breakpoint
UPDATE "collections" SET "ordering" = CASE "kind" WHEN 'events' THEN 'calendar' ELSE 'chronological' END WHERE "kind" IN ('blog', 'events') AND "ordering" = 'user-orderable';
