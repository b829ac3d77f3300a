CREATE TABLE "saved_views" (
	"website_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"views" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "saved_views_website_id_account_id_list_pk" PRIMARY KEY("website_id","account_id","list")
);
