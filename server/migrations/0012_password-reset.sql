CREATE TABLE "owner_devices" (
	"website_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"used_on" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_devices_website_id_token_hash_pk" PRIMARY KEY("website_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"website_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_website_id_token_hash_pk" PRIMARY KEY("website_id","token_hash")
);
--> statement-breakpoint
CREATE INDEX "owner_devices_of_account" ON "owner_devices" USING btree ("website_id","account_id","used_on");--> statement-breakpoint
CREATE INDEX "password_resets_of_account" ON "password_resets" USING btree ("website_id","account_id");