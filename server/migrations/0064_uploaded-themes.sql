CREATE TABLE "uploaded_themes" (
	"website_id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" jsonb NOT NULL,
	"previous" jsonb,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "uploaded_themes_website_id_name_pk" PRIMARY KEY("website_id","name")
);
