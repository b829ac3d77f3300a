CREATE TABLE "customers" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"other_emails" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"spent_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"first_order_on" timestamp with time zone NOT NULL,
	"last_order_on" timestamp with time zone NOT NULL,
	"merged_into" uuid,
	"erased_on" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (search_vector(website_id, email || ' ' || other_emails || ' ' || name || ' ' || phone || ' ' || place, tags)) STORED NOT NULL,
	CONSTRAINT "customers_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("website_id","email");--> statement-breakpoint
CREATE INDEX "customers_last_order" ON "customers" USING btree ("website_id","last_order_on","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "customers_spent" ON "customers" USING btree ("website_id","spent_minor","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "customers_order_count" ON "customers" USING btree ("website_id","order_count","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search");--> statement-breakpoint
CREATE INDEX "customers_merged" ON "customers" USING btree ("website_id","merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree ("website_id","customer_id","number");--> statement-breakpoint
-- Customers of the orders so far. Another server of the earlier version must place no order meanwhile.
LOCK TABLE "orders" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO "customers" ("website_id", "id", "email", "name", "phone", "place", "order_count", "spent_minor", "currency", "first_order_on", "last_order_on")
SELECT website_id, gen_random_uuid(), buyer,
	(array_agg(trim(concat_ws(' ', details #>> '{address,firstName}', details #>> '{address,lastName}')) ORDER BY number))[1],
	coalesce((array_agg(details #>> '{address,phone}' ORDER BY number))[1], ''),
	(array_agg(concat_ws(', ', nullif(details #>> '{address,city}', ''), nullif(details #>> '{address,region}', ''), nullif(details #>> '{address,country}', '')) ORDER BY number DESC))[1],
	count(*), sum(grand_total_minor - refunded_minor) FILTER (WHERE currency = last_currency), min(last_currency),
	min(placed_on), max(placed_on)
FROM (SELECT o.*, lower(o.email) AS buyer, first_value(o.currency) OVER (PARTITION BY o.website_id, lower(o.email) ORDER BY o.number DESC) AS last_currency
	FROM "orders" o WHERE o.email <> '') placed
GROUP BY website_id, buyer;--> statement-breakpoint
UPDATE "orders" o SET "customer_id" = c.id FROM "customers" c WHERE c.website_id = o.website_id AND c.email = lower(o.email);
