CREATE TABLE "gift_card_events" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"gift_card_id" uuid NOT NULL,
	"type" text NOT NULL,
	"actor" uuid NOT NULL,
	"happened_on" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_events_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
ALTER TABLE "gift_cards" ALTER COLUMN "send_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_vector(website_id, right(code, 4) || ' ' || recipient_name || ' ' || recipient_email || ' ' || sender_name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "gift_card_events_of_card" ON "gift_card_events" USING btree ("website_id","gift_card_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_key" ON "gift_cards" USING btree ("website_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "gift_cards_created" ON "gift_cards" USING btree ("website_id","created_on","id");--> statement-breakpoint
CREATE INDEX "gift_cards_balance" ON "gift_cards" USING btree ("website_id","balance_minor","id");--> statement-breakpoint
CREATE INDEX "gift_cards_status" ON "gift_cards" USING btree ("website_id","status","id");--> statement-breakpoint
CREATE INDEX "gift_cards_of_order" ON "gift_cards" USING btree ("website_id","order_id");--> statement-breakpoint
CREATE INDEX "gift_cards_waiting" ON "gift_cards" USING btree ("website_id","id") WHERE sent_on is null and send_on is not null;--> statement-breakpoint
CREATE INDEX "gift_cards_search" ON "gift_cards" USING gin ("search");