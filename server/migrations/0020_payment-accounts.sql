CREATE TABLE "payment_accounts" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"mode" text NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"sealed_settings" text,
	"shown" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"webhook_reference" text,
	"connected_on" timestamp with time zone NOT NULL,
	"disconnected_on" timestamp with time zone,
	CONSTRAINT "payment_accounts_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "account_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_accounts_connected" ON "payment_accounts" USING btree ("website_id") WHERE disconnected_on is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_accounts_reference" ON "payment_accounts" USING btree ("website_id","provider","reference","mode");