CREATE TABLE "discount_codes" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"discount_id" uuid NOT NULL,
	"code" text NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (search_vector(website_id, code)) STORED NOT NULL,
	CONSTRAINT "discount_codes_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
ALTER TABLE "discount_uses" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD COLUMN "amount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "goods" jsonb DEFAULT '{"kind":"all"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "buy_x_get_y" jsonb;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "first_order_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "combines_with" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "uses_per_code" integer;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "code_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "first_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_vector(website_id, name || ' ' || first_code)) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_code" ON "discount_codes" USING btree ("website_id","code");--> statement-breakpoint
CREATE INDEX "discount_codes_created" ON "discount_codes" USING btree ("website_id","created_on","id");--> statement-breakpoint
CREATE INDEX "discount_codes_of_discount" ON "discount_codes" USING btree ("website_id","discount_id","created_on","id");--> statement-breakpoint
CREATE INDEX "discount_codes_used" ON "discount_codes" USING btree ("website_id","discount_id","created_on","id") WHERE used_count > 0;--> statement-breakpoint
CREATE INDEX "discount_codes_search" ON "discount_codes" USING gin ("search");--> statement-breakpoint
CREATE INDEX "discount_uses_by_day" ON "discount_uses" USING btree ("website_id","discount_id","used_on");--> statement-breakpoint
CREATE INDEX "discounts_created" ON "discounts" USING btree ("website_id","created_on","id");--> statement-breakpoint
CREATE INDEX "discounts_name" ON "discounts" USING btree ("website_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "discounts_used" ON "discounts" USING btree ("website_id","used_count","id");--> statement-breakpoint
CREATE INDEX "discounts_search" ON "discounts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "discounts_automatic" ON "discounts" USING btree ("website_id","id") WHERE is_automatic and enabled;--> statement-breakpoint
-- Codes get rows of their own, under the id of their discount. Discounts combined with each other, and go on to.
INSERT INTO "discount_codes" ("website_id", "id", "discount_id", "code", "used_count", "created_on")
SELECT "website_id", "id", "id", "code", "used_count", "created_on" FROM "discounts";--> statement-breakpoint
UPDATE "discounts" SET "code_count" = 1, "first_code" = "code", "combines_with" = '["product","order","delivery"]'::jsonb,
	"goods" = CASE WHEN "item_ids" = '[]'::jsonb THEN '{"kind":"all"}'::jsonb
		ELSE jsonb_build_object('kind', 'products', 'itemIds', "item_ids") END;--> statement-breakpoint
UPDATE "discount_uses" u SET "code" = taken."code", "amount_minor" = taken."amount_minor"
FROM (SELECT o."website_id", o."payment_id", d ->> 'id' AS "id", d ->> 'code' AS "code", (d ->> 'amountMinor')::bigint AS "amount_minor"
	FROM "orders" o, jsonb_array_elements(o."totals" -> 'discounts') d) taken
WHERE u."website_id" = taken."website_id" AND u."payment_id" = taken."payment_id" AND u."discount_id"::text = taken."id";
