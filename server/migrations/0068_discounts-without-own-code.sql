DROP INDEX "discounts_code";--> statement-breakpoint
ALTER TABLE "discounts" DROP COLUMN "code";--> statement-breakpoint
ALTER TABLE "discounts" DROP COLUMN "item_ids";