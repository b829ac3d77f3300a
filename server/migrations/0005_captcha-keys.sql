CREATE TABLE "captcha_keys" (
	"website_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "captcha_keys_website_id_pk" PRIMARY KEY("website_id")
);
