CREATE TABLE "email_changes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"expires_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_preferences" (
	"website_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"notices" jsonb,
	"steps_dismissed_on" timestamp with time zone,
	CONSTRAINT "owner_preferences_website_id_account_id_pk" PRIMARY KEY("website_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "account_sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_sessions" ADD COLUMN "used_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "display_locale" text;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_of_account" ON "email_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "email_changes_expiry" ON "email_changes" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "outbox_mails_failed" ON "outbox_mails" USING btree ("website_id","id") WHERE status = 'failed';