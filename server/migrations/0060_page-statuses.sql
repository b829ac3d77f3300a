CREATE TABLE "page_status_changes" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_id" uuid,
	"changed_on" timestamp with time zone NOT NULL,
	CONSTRAINT "page_status_changes_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
ALTER TABLE "collections" DROP CONSTRAINT "collections_deleted_not_shown";--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
-- What visitors do not see is a draft; a page in the bin has the status it had before.
UPDATE "collections" SET "status" = 'draft' WHERE NOT coalesce("was_enabled", "enabled");--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "enabled";--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "enabled" boolean GENERATED ALWAYS AS (status = 'published' and deleted_on is null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "publish_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "scheduled_by" uuid;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "publish_problem" text;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "publish_failed_on" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "page_status_changes_of_page" ON "page_status_changes" USING btree ("website_id","page_id","changed_on");--> statement-breakpoint
CREATE INDEX "collections_due" ON "collections" USING btree ("publish_on") WHERE publish_on is not null and deleted_on is null;--> statement-breakpoint
CREATE INDEX "collections_publish_failed" ON "collections" USING btree ("website_id","publish_failed_on") WHERE publish_failed_on is not null;--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "was_enabled";--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_status" CHECK ("collections"."status" in ('draft', 'scheduled', 'needs-review', 'private', 'deprecated', 'published'));--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_publish_on" CHECK (("collections"."status" <> 'scheduled' or "collections"."publish_on" is not null) and ("collections"."publish_on" is null or "collections"."status" in ('scheduled', 'published')));--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_publish_problem" CHECK (("collections"."publish_problem" is null) = ("collections"."publish_failed_on" is null));