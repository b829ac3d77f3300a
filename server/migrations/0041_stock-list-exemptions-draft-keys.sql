CREATE TABLE "invoice_buyers" (
	"website_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"buyer" jsonb NOT NULL,
	CONSTRAINT "invoice_buyers_website_id_order_id_pk" PRIMARY KEY("website_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "tax_exemption" jsonb;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
-- Variants that exist already are found from the start; `indexProducts` does the same from now on.
UPDATE "variants" v SET "search" = search_vector(v.website_id, concat_ws(' ', i.title, v.sku, v.barcode))
	FROM "items" i WHERE i.website_id = v.website_id AND i.id = v.item_id;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tax_exemption" jsonb;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE INDEX "stock_unlimited" ON "stock" USING btree ("website_id","variant_id") WHERE unlimited;--> statement-breakpoint
CREATE INDEX "variants_search" ON "variants" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "draft_orders_idempotency_key" ON "draft_orders" USING btree ("website_id","idempotency_key");