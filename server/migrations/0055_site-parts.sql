CREATE TABLE "site_parts" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"field_id" text,
	"name" text DEFAULT '' NOT NULL,
	"document" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_on" timestamp with time zone NOT NULL,
	CONSTRAINT "site_parts_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "site_parts_field" ON "site_parts" USING btree ("website_id","field_id") WHERE field_id is not null;