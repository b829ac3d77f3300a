CREATE TABLE "back_in_stock_sends" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"requested_on" timestamp with time zone NOT NULL,
	"requested_by" uuid,
	"seen_before" integer,
	"total" integer NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"finished_on" timestamp with time zone,
	CONSTRAINT "back_in_stock_sends_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
ALTER TABLE "back_in_stock_sign_ups" ADD COLUMN "secret" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "back_in_stock_sign_ups" ADD COLUMN "seen_movement" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
CREATE UNIQUE INDEX "back_in_stock_sends_open" ON "back_in_stock_sends" USING btree ("website_id","variant_id") WHERE finished_on is null;--> statement-breakpoint
CREATE INDEX "back_in_stock_sends_due" ON "back_in_stock_sends" USING btree ("requested_on") WHERE finished_on is null;--> statement-breakpoint
CREATE INDEX "back_in_stock_sends_of_item" ON "back_in_stock_sends" USING btree ("website_id","item_id","variant_id","requested_on");--> statement-breakpoint
CREATE INDEX "back_in_stock_sign_ups_queue" ON "back_in_stock_sign_ups" USING btree ("website_id","variant_id","id") WHERE sent_on is null;--> statement-breakpoint
CREATE INDEX "back_in_stock_sign_ups_of_variant" ON "back_in_stock_sign_ups" USING btree ("website_id","variant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "back_in_stock_sign_ups_secret" ON "back_in_stock_sign_ups" USING btree ("website_id","secret");--> statement-breakpoint
CREATE INDEX "back_in_stock_sign_ups_of_email" ON "back_in_stock_sign_ups" USING btree ("website_id","email");--> statement-breakpoint
-- By hand: a return to stock before this migration is no news to those who wait already; their owner can write to them.
UPDATE "back_in_stock_sign_ups" s SET "seen_movement" = st."movement" + (CASE WHEN st."unlimited" THEN 1 ELSE 0 END) FROM "stock" st WHERE st."website_id" = s."website_id" AND st."variant_id" = s."variant_id";
