CREATE TABLE "feeds" (
	"website_id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"site_url" text DEFAULT '' NOT NULL,
	"entries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"etag" text DEFAULT '' NOT NULL,
	"read_on" timestamp with time zone,
	"due_on" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"wanted_on" timestamp with time zone NOT NULL,
	CONSTRAINT "feeds_website_id_url_pk" PRIMARY KEY("website_id","url")
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "former_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "avif_due" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "avif_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "avif_names" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "feeds_due" ON "feeds" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "assets_avif_due" ON "assets" USING btree ("avif_due") WHERE avif_due is not null;