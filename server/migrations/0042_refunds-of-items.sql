CREATE TABLE "refund_lines" (
	"website_id" uuid NOT NULL,
	"refund_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"is_sent" boolean NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "refund_lines_website_id_refund_id_line_id_is_sent_pk" PRIMARY KEY("website_id","refund_id","line_id","is_sent")
);
--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "items_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "bounced_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "bounce_id" uuid;--> statement-breakpoint
-- Orders of which nothing is left that somebody has to send: downloads, gift cards, donations.
UPDATE "orders" o SET "fulfilment" = 'fulfilled',
  "fulfilled_on" = coalesce((SELECT max(f."created_on") FROM "fulfilments" f WHERE f."website_id" = o."website_id"
    AND f."order_id" = o."id" AND f."canceled_on" IS NULL), o."placed_on"),
  "status" = CASE WHEN o."status" = 'paid' AND o."fulfilment" = 'partially-fulfilled' THEN 'fulfilled' ELSE o."status" END,
  "revision" = o."revision" + 1
WHERE o."status" IN ('paid', 'partially-refunded') AND o."fulfilled_on" IS NULL
  AND EXISTS (SELECT 1 FROM "order_lines" l WHERE l."website_id" = o."website_id" AND l."order_id" = o."id")
  AND (o."purpose" = 'donation' OR NOT EXISTS (
    SELECT 1 FROM "order_lines" l WHERE l."website_id" = o."website_id" AND l."order_id" = o."id"
      AND l."product_type" IN ('physical', 'service')
      AND l."quantity" > coalesce((SELECT sum(u."quantity") FROM "fulfilments" f
        JOIN "fulfilment_lines" u ON u."website_id" = f."website_id" AND u."fulfilment_id" = f."id" AND u."line_id" = l."id"
        WHERE f."website_id" = o."website_id" AND f."order_id" = o."id" AND f."canceled_on" IS NULL), 0)));
