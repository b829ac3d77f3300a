CREATE TABLE "fulfilment_lines" (
	"website_id" uuid NOT NULL,
	"fulfilment_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "fulfilment_lines_website_id_fulfilment_id_line_id_pk" PRIMARY KEY("website_id","fulfilment_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "fulfilments" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"carrier_name" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"tracking_url" text DEFAULT '' NOT NULL,
	"mail_id" uuid,
	"created_on" timestamp with time zone NOT NULL,
	"canceled_on" timestamp with time zone,
	CONSTRAINT "fulfilments_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fulfilment" text DEFAULT 'unfulfilled' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "fulfilments_number" ON "fulfilments" USING btree ("website_id","order_id","number");--> statement-breakpoint
-- One fulfilment of everything for each order that was sent. Another server of the earlier version must send none meanwhile.
LOCK TABLE "orders" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO "fulfilments" ("website_id", "id", "order_id", "number", "mail_id", "created_on")
SELECT o.website_id, gen_random_uuid(), o.id, 1,
	(SELECT m.id FROM "outbox_mails" m WHERE m.website_id = o.website_id AND m.order_id = o.id AND m.kind = 'order-fulfilled' ORDER BY m.id DESC LIMIT 1),
	o.fulfilled_on
FROM "orders" o WHERE o.fulfilled_on IS NOT NULL;--> statement-breakpoint
INSERT INTO "fulfilment_lines" ("website_id", "fulfilment_id", "line_id", "quantity")
SELECT l.website_id, f.id, l.id, l.quantity
FROM "fulfilments" f JOIN "order_lines" l ON l.website_id = f.website_id AND l.order_id = f.order_id;--> statement-breakpoint
UPDATE "orders" SET "fulfilment" = 'fulfilled' WHERE "fulfilled_on" IS NOT NULL;
