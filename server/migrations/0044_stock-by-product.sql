DROP INDEX "stock_low";--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "item_id" uuid;--> statement-breakpoint
UPDATE "stock" s SET "item_id" = v."item_id" FROM "variants" v WHERE v."website_id" = s."website_id" AND v."id" = s."variant_id";--> statement-breakpoint
-- Of variants that were deleted.
DELETE FROM "stock" WHERE "item_id" IS NULL;--> statement-breakpoint
ALTER TABLE "stock" ALTER COLUMN "item_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_low" ON "stock" USING btree ("website_id","item_id","variant_id") WHERE is_low;
