CREATE TABLE "page_drafts" (
	"website_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"document" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"base_revision" integer,
	"save_key" text,
	"published_revision" integer,
	"saved_by" uuid,
	"saved_on" timestamp with time zone,
	CONSTRAINT "page_drafts_website_id_page_id_pk" PRIMARY KEY("website_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "page_leases" (
	"website_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"tab" text NOT NULL,
	"account_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "page_leases_website_id_page_id_pk" PRIMARY KEY("website_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"document" jsonb NOT NULL,
	"author_id" uuid,
	"summary" text NOT NULL,
	"published_on" timestamp with time zone NOT NULL,
	CONSTRAINT "page_versions_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE INDEX "page_versions_of_page" ON "page_versions" USING btree ("website_id","page_id","published_on");