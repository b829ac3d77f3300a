CREATE TABLE "mail_words" (
	"website_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"heading" text NOT NULL,
	"intro" text NOT NULL,
	"closing" text NOT NULL,
	CONSTRAINT "mail_words_website_id_kind_occasion_locale_pk" PRIMARY KEY("website_id","kind","occasion","locale")
);
