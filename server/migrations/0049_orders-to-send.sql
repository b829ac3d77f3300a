DROP INDEX "orders_to_send";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_on_collection" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "orders" o SET "paid_on_collection" = true FROM "payments" p
WHERE p."website_id" = o."website_id" AND p."id" = o."payment_id" AND p."provider" = 'manual'
  AND p."draft" #>> '{manualPayment,method}' = 'on-collection';--> statement-breakpoint
CREATE INDEX "orders_to_send" ON "orders" USING btree ("website_id","placed_on","id") WHERE fulfilled_on is null and (status in ('paid', 'partially-refunded') or (status = 'awaiting-payment' and paid_on_collection));