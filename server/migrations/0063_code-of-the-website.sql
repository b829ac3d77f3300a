CREATE TABLE "code_versions" (
	"website_id" uuid NOT NULL,
	"place" text NOT NULL,
	"number" integer NOT NULL,
	"header" text NOT NULL,
	"footer" text NOT NULL,
	"author_id" uuid NOT NULL,
	"saved_on" timestamp with time zone NOT NULL,
	CONSTRAINT "code_versions_website_id_place_number_pk" PRIMARY KEY("website_id","place","number")
);
