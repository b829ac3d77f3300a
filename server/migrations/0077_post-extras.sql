ALTER TABLE "collections" ADD COLUMN "podcast" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "episode" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "changes_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "changes_by" uuid;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "changes_failed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "comments_by_email" ON "comments" USING btree ("website_id","author_email") WHERE author_email <> '';--> statement-breakpoint
CREATE INDEX "items_changes_due" ON "items" USING btree ("changes_on") WHERE changes_on is not null;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_changes_on" CHECK ("items"."changes_on" is null or "items"."status" = 'published');