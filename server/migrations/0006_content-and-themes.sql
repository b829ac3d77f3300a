CREATE TABLE "authors" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url_id" text NOT NULL,
	"display_name" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"picture_id" uuid,
	"website_url" text DEFAULT '' NOT NULL,
	CONSTRAINT "authors_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "item_status_changes" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_id" uuid,
	"changed_on" timestamp with time zone NOT NULL,
	CONSTRAINT "item_status_changes_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"website_id" uuid NOT NULL,
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"status" integer DEFAULT 301 NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "redirects_website_id_from_path_pk" PRIMARY KEY("website_id","from_path")
);
--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "type_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "folder_behavior" text;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "ordering" text DEFAULT 'user-orderable' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "layout" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "main_image_id" uuid;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "seo" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "source_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "passthrough" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "featured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "promoted_block" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "video" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "document" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "custom_content" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "comment_state" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "public_comment_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "seo" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "authors_url_id" ON "authors" USING btree ("website_id","url_id");--> statement-breakpoint
CREATE INDEX "item_status_changes_of_item" ON "item_status_changes" USING btree ("website_id","item_id","changed_on");--> statement-breakpoint
CREATE INDEX "items_newest" ON "items" USING btree ("website_id","collection_id","published_on");--> statement-breakpoint
CREATE INDEX "items_by_date" ON "items" USING btree ("website_id","collection_id","start_date");--> statement-breakpoint
CREATE INDEX "items_due" ON "items" USING btree ("published_on") WHERE status = 'scheduled';