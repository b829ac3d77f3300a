DROP INDEX "collections_url_id";--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "deleted_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "was_enabled" boolean;--> statement-breakpoint
CREATE INDEX "collections_bin" ON "collections" USING btree ("deleted_on") WHERE deleted_on is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "collections_url_id" ON "collections" USING btree ("website_id","url_id") WHERE deleted_on is null;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_deleted_not_shown" CHECK (("collections"."deleted_on" is null) = ("collections"."was_enabled" is null) and ("collections"."deleted_on" is null or not "collections"."enabled"));