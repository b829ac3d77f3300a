CREATE TABLE "captcha_spent" (
	"website_id" uuid NOT NULL,
	"challenge" text NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	CONSTRAINT "captcha_spent_website_id_challenge_pk" PRIMARY KEY("website_id","challenge")
);
--> statement-breakpoint
CREATE TABLE "script_errors" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"received_on" timestamp with time zone NOT NULL,
	CONSTRAINT "script_errors_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "visit_events" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"visitor" text DEFAULT '' NOT NULL,
	"received_on" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_events_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"website_id" uuid NOT NULL,
	"discount_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"once_key" text NOT NULL,
	"used_on" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_uses_website_id_discount_id_once_key_pk" PRIMARY KEY("website_id","discount_id","once_key")
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"rate" double precision DEFAULT 0 NOT NULL,
	"amount_minor" bigint DEFAULT 0 NOT NULL,
	"minimum_subtotal_minor" bigint DEFAULT 0 NOT NULL,
	"item_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"once_per_customer" boolean DEFAULT false NOT NULL,
	"usage_limit" integer,
	"used_count" integer DEFAULT 0 NOT NULL,
	"starts_on" timestamp with time zone,
	"ends_on" timestamp with time zone,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "discounts_website_id_id_pk" PRIMARY KEY("website_id","id"),
	CONSTRAINT "discounts_within_limit" CHECK ("discounts"."usage_limit" is null or "discounts"."used_count" <= "discounts"."usage_limit")
);
--> statement-breakpoint
CREATE TABLE "downloads" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token" text NOT NULL,
	"order_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"remaining" integer NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "downloads_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "gift_card_entries" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"gift_card_id" uuid NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"payment_id" uuid,
	"refund_id" uuid,
	"happened_on" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_entries_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"initial_minor" bigint NOT NULL,
	"balance_minor" bigint NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"order_id" uuid,
	"order_line_id" uuid,
	"unit" integer DEFAULT 0 NOT NULL,
	"sender_name" text DEFAULT '' NOT NULL,
	"recipient_name" text DEFAULT '' NOT NULL,
	"recipient_email" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"send_on" timestamp with time zone NOT NULL,
	"sent_on" timestamp with time zone,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_cards_website_id_id_pk" PRIMARY KEY("website_id","id"),
	CONSTRAINT "gift_card_balance" CHECK ("gift_cards"."balance_minor" >= 0 and "gift_cards"."balance_minor" <= "gift_cards"."initial_minor")
);
--> statement-breakpoint
CREATE TABLE "order_duties" (
	"website_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_on" timestamp with time zone NOT NULL,
	"last_error" text,
	"done_on" timestamp with time zone,
	CONSTRAINT "order_duties_website_id_order_id_kind_pk" PRIMARY KEY("website_id","order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"website_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"received_on" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_events_website_id_provider_event_id_pk" PRIMARY KEY("website_id","provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "test_gateway_methods" (
	"website_id" uuid NOT NULL,
	"method" text NOT NULL,
	"customer" text NOT NULL,
	"card_brand" text NOT NULL,
	"card_last4" text NOT NULL,
	"decline_code" text,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "test_gateway_methods_website_id_method_pk" PRIMARY KEY("website_id","method")
);
--> statement-breakpoint
CREATE TABLE "restock_sign_ups" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"join_mailing_list" boolean DEFAULT false NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"sent_on" timestamp with time zone,
	CONSTRAINT "restock_sign_ups_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"order_id" uuid,
	"author_name" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_website_id_id_pk" PRIMARY KEY("website_id","id"),
	CONSTRAINT "review_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "subscription_events" (
	"website_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"cycle" integer,
	"actor" text NOT NULL,
	"order_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"happened_on" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_events_website_id_subscription_id_id_pk" PRIMARY KEY("website_id","subscription_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"access_token" text NOT NULL,
	"status" text NOT NULL,
	"item_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"product_name" text NOT NULL,
	"attributes" json NOT NULL,
	"additional_fields" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"plan" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"origin" text NOT NULL,
	"provider" text NOT NULL,
	"customer" text NOT NULL,
	"payment_method" text NOT NULL,
	"card_brand" text DEFAULT '' NOT NULL,
	"card_last4" text DEFAULT '' NOT NULL,
	"first_order_id" uuid NOT NULL,
	"started_on" timestamp with time zone NOT NULL,
	"cycles_paid" integer DEFAULT 1 NOT NULL,
	"period_ends_on" timestamp with time zone NOT NULL,
	"next_charge_on" timestamp with time zone,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"ended_on" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "subscriptions_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
ALTER TABLE "cart_entries" ADD COLUMN "named_price_minor" bigint;--> statement-breakpoint
ALTER TABLE "cart_entries" ADD COLUMN "shown_price_minor" bigint;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "purpose" text DEFAULT 'shopping' NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "discount_codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "gift_card_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "selling" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "weight_grams" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "purpose" text DEFAULT 'shopping' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "subscription_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "saved_method" jsonb;--> statement-breakpoint
CREATE INDEX "captcha_spent_age" ON "captcha_spent" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "visit_events_by_kind" ON "visit_events" USING btree ("website_id","event","received_on");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_uses_of_payment" ON "discount_uses" USING btree ("website_id","payment_id","discount_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_code" ON "discounts" USING btree ("website_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "downloads_token" ON "downloads" USING btree ("website_id","token");--> statement-breakpoint
CREATE UNIQUE INDEX "downloads_of_line" ON "downloads" USING btree ("website_id","order_line_id");--> statement-breakpoint
CREATE INDEX "gift_card_entries_of_card" ON "gift_card_entries" USING btree ("website_id","gift_card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_entries_of_payment" ON "gift_card_entries" USING btree ("website_id","payment_id","gift_card_id","kind","account");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_entries_of_refund" ON "gift_card_entries" USING btree ("website_id","refund_id","gift_card_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_code" ON "gift_cards" USING btree ("website_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_of_line" ON "gift_cards" USING btree ("website_id","order_line_id","unit");--> statement-breakpoint
CREATE INDEX "gift_cards_due" ON "gift_cards" USING btree ("send_on") WHERE sent_on is null;--> statement-breakpoint
CREATE INDEX "order_duties_due" ON "order_duties" USING btree ("next_attempt_on") WHERE done_on is null;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_sign_ups_waiting" ON "restock_sign_ups" USING btree ("website_id","variant_id","email") WHERE sent_on is null;--> statement-breakpoint
CREATE INDEX "restock_sign_ups_of_item" ON "restock_sign_ups" USING btree ("website_id","item_id","variant_id");--> statement-breakpoint
CREATE INDEX "reviews_of_item" ON "reviews" USING btree ("website_id","item_id","status","created_on");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_cycle_paid_once" ON "subscription_events" USING btree ("website_id","subscription_id","cycle") WHERE type in ('started', 'renewed');--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_access_token" ON "subscriptions" USING btree ("website_id","access_token");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_first_order" ON "subscriptions" USING btree ("website_id","first_order_id","variant_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_charge_on") WHERE next_charge_on is not null;--> statement-breakpoint
UPDATE "orders" SET "totals" = jsonb_build_object('discounts', '[]'::jsonb, 'refusedDiscounts', '[]'::jsonb, 'giftCards', '[]'::jsonb, 'giftCardMinor', 0, 'amountDueMinor', "grand_total_minor", 'pricesIncludeTax', false) || "totals";--> statement-breakpoint
UPDATE "payments" SET "draft" = jsonb_set("draft"::jsonb, '{totals}', jsonb_build_object('discounts', '[]'::jsonb, 'refusedDiscounts', '[]'::jsonb, 'giftCards', '[]'::jsonb, 'giftCardMinor', 0, 'amountDueMinor', "amount_minor", 'pricesIncludeTax', false) || ("draft" -> 'totals')::jsonb)::json WHERE "status" = 'pending';
