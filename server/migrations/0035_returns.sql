CREATE TABLE "order_return_lines" (
	"website_id" uuid NOT NULL,
	"return_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_return_lines_website_id_return_id_line_id_pk" PRIMARY KEY("website_id","return_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"returned_to_stock" boolean NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "order_returns_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_due_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_number" ON "order_returns" USING btree ("website_id","order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_idempotency" ON "order_returns" USING btree ("website_id","order_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_refund_due" ON "orders" USING btree ("website_id","placed_on","id") WHERE refund_due_minor > 0;