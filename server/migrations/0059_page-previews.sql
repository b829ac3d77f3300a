CREATE TABLE "page_previews" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"author_id" uuid NOT NULL,
	"made_on" timestamp with time zone NOT NULL,
	"ends_on" timestamp with time zone NOT NULL,
	CONSTRAINT "page_previews_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "page_previews_token" ON "page_previews" USING btree ("website_id","token_hash");--> statement-breakpoint
CREATE INDEX "page_previews_of_page" ON "page_previews" USING btree ("website_id","page_id");--> statement-breakpoint
CREATE INDEX "page_previews_ended" ON "page_previews" USING btree ("ends_on");