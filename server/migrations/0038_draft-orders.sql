CREATE TABLE "draft_order_counters" (
	"website_id" uuid NOT NULL,
	"last_number" bigint NOT NULL,
	CONSTRAINT "draft_order_counters_website_id_pk" PRIMARY KEY("website_id")
);
--> statement-breakpoint
CREATE TABLE "draft_orders" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"cart_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"internal_notes" text DEFAULT '' NOT NULL,
	"sent_on" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"updated_on" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"search" "tsvector" DEFAULT '' NOT NULL,
	CONSTRAINT "draft_orders_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token" text NOT NULL,
	"name" text NOT NULL,
	"item_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_links_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "expires_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "payment_link_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "draft_orders_number" ON "draft_orders" USING btree ("website_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "draft_orders_cart" ON "draft_orders" USING btree ("website_id","cart_id");--> statement-breakpoint
CREATE INDEX "draft_orders_created" ON "draft_orders" USING btree ("website_id","created_on","id");--> statement-breakpoint
CREATE INDEX "draft_orders_updated" ON "draft_orders" USING btree ("website_id","updated_on","id");--> statement-breakpoint
CREATE INDEX "draft_orders_search" ON "draft_orders" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_links_token" ON "payment_links" USING btree ("website_id","token");--> statement-breakpoint
CREATE INDEX "carts_bought_by_link" ON "carts" USING btree ("website_id","payment_link_id") WHERE payment_link_id is not null and is_purchased;