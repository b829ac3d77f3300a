DROP INDEX "webhook_deliveries_due";--> statement-breakpoint
DROP INDEX "webhook_deliveries_of_webhook";--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_webhook" ON "webhook_deliveries" USING btree ("website_id","webhook_id","state","next_on");