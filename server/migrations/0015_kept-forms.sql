CREATE TABLE "kept_forms" (
	"website_id" uuid NOT NULL,
	"id" text NOT NULL,
	"path" text NOT NULL,
	"crumb" text NOT NULL,
	"state" jsonb NOT NULL,
	"kept_on" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_forms_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE INDEX "kept_forms_age" ON "kept_forms" USING btree ("website_id","kept_on");