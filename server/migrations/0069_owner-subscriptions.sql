ALTER TABLE "refunds" ADD COLUMN "keeps_subscriptions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_vector(website_id, product_name || ' ' || sku || ' ' || coalesce(details ->> 'email', '') || ' ' || coalesce(details -> 'address' ->> 'firstName', '') || ' ' || coalesce(details -> 'address' ->> 'lastName', ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "subscriptions_search" ON "subscriptions" USING gin ("search");--> statement-breakpoint
CREATE INDEX "subscriptions_started" ON "subscriptions" USING btree ("website_id","started_on","id");--> statement-breakpoint
CREATE INDEX "subscriptions_next_charge" ON "subscriptions" USING btree ("website_id",coalesce(next_charge_on, timestamptz '2200-01-01 00:00:00+00'),"id");--> statement-breakpoint
CREATE INDEX "subscriptions_item" ON "subscriptions" USING btree ("website_id","item_id","id");