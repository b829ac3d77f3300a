CREATE TABLE "asset_folders" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "asset_folders_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "deleted_assets" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"asset" jsonb NOT NULL,
	"deleted_on" timestamp with time zone NOT NULL,
	CONSTRAINT "deleted_assets_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "folder_id" uuid;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "files_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "replaced" jsonb;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "replaced_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_vector(website_id, filename || ' ' || alt_text)) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "asset_folders_name" ON "asset_folders" USING btree ("website_id",coalesce("parent_id", '00000000-0000-0000-0000-000000000000'),lower("name"));--> statement-breakpoint
CREATE INDEX "deleted_assets_newest" ON "deleted_assets" USING btree ("website_id","deleted_on","id");--> statement-breakpoint
CREATE INDEX "deleted_assets_due" ON "deleted_assets" USING btree ("deleted_on");--> statement-breakpoint
CREATE INDEX "assets_name" ON "assets" USING btree ("website_id","filename","id");--> statement-breakpoint
CREATE INDEX "assets_size" ON "assets" USING btree ("website_id","byte_size","id");--> statement-breakpoint
CREATE INDEX "assets_folder" ON "assets" USING btree ("website_id","folder_id","id");--> statement-breakpoint
CREATE INDEX "assets_without_text" ON "assets" USING btree ("website_id","id") WHERE kind = 'picture' and alt_text = '';--> statement-breakpoint
CREATE INDEX "assets_search" ON "assets" USING gin ("search");--> statement-breakpoint
CREATE INDEX "assets_replaced" ON "assets" USING btree ("replaced_on") WHERE replaced_on is not null;