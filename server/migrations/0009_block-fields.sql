CREATE TABLE "block_fields" (
	"website_id" uuid NOT NULL,
	"id" text NOT NULL,
	"document" jsonb NOT NULL,
	"updated_on" timestamp with time zone NOT NULL,
	CONSTRAINT "block_fields_website_id_id_pk" PRIMARY KEY("website_id","id")
);
