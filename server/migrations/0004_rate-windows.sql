CREATE TABLE "rate_windows" (
	"website_id" uuid NOT NULL,
	"key" text NOT NULL,
	"started_on" bigint NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "rate_windows_website_id_key_pk" PRIMARY KEY("website_id","key")
);
--> statement-breakpoint
CREATE INDEX "rate_windows_age" ON "rate_windows" USING btree ("started_on");