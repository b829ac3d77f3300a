DROP INDEX "downloads_of_line";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "file_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "downloads_of_line" ON "downloads" USING btree ("website_id","order_line_id","asset_id");--> statement-breakpoint
UPDATE "products" SET "file_ids" = array["digital_asset_id"] WHERE "digital_asset_id" IS NOT NULL;
