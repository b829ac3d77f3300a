DROP INDEX "outbox_mails_failed";--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("website_id","created_on","id");--> statement-breakpoint
CREATE INDEX "items_products_bin" ON "items" USING btree ("website_id","id") WHERE record_type = 11 and deleted_on is not null;--> statement-breakpoint
CREATE INDEX "outbox_mails_status" ON "outbox_mails" USING btree ("website_id","status","id");--> statement-breakpoint
CREATE INDEX "assets_kind" ON "assets" USING btree ("website_id","kind","id");--> statement-breakpoint
CREATE INDEX "orders_to_send" ON "orders" USING btree ("website_id","placed_on","id") WHERE status in ('paid', 'partially-refunded') and fulfilled_on is null;--> statement-breakpoint
CREATE INDEX "subscriptions_status" ON "subscriptions" USING btree ("website_id","status","id");