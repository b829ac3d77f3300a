CREATE TABLE "saved_sections" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"section" jsonb NOT NULL,
	"saved_on" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_sections_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
ALTER TABLE "site_parts" ADD COLUMN "deleted_on" timestamp with time zone;