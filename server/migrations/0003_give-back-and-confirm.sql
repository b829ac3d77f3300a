CREATE TABLE "test_gateway_confirmations" (
	"website_id" uuid NOT NULL,
	"token" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"keep" jsonb,
	"return_url" text NOT NULL,
	"decision" text DEFAULT 'open' NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "test_gateway_confirmations_website_id_token_pk" PRIMARY KEY("website_id","token")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "restocked_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gift_card_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "restock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cancels" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "test_gateway_confirmations_of" ON "test_gateway_confirmations" USING btree ("website_id","kind","reference");