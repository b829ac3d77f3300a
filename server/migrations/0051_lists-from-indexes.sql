DROP INDEX "items_products_updated";--> statement-breakpoint
DROP INDEX "customers_spent";--> statement-breakpoint
CREATE INDEX "items_products_updated" ON "items" USING btree ("website_id","updated_on","id","deleted_on") WHERE record_type = 11;--> statement-breakpoint
CREATE INDEX "customers_spent" ON "customers" USING btree ("website_id","spent_minor","id","order_count") WHERE merged_into is null;