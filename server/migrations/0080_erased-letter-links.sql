CREATE TABLE "erased_letter_links" (
	"website_id" uuid NOT NULL,
	"letter_id" uuid NOT NULL,
	"links" jsonb NOT NULL,
	CONSTRAINT "erased_letter_links_website_id_letter_id_pk" PRIMARY KEY("website_id","letter_id")
);
