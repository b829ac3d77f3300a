ALTER TABLE "items" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "ticket_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "items_posts_start" ON "items" USING btree ("website_id",coalesce("start_date", timestamptz '9999-12-31 00:00:00+00'),"id") WHERE record_type <> 11;--> statement-breakpoint
CREATE INDEX "items_series" ON "items" USING btree ("website_id","series_id","start_date","id") WHERE series_id is not null;