CREATE TABLE "stock_movements" (
	"website_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"delta" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" text NOT NULL,
	"actor_id" uuid,
	"payment_id" uuid,
	"happened_on" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_website_id_variant_id_number_pk" PRIMARY KEY("website_id","variant_id","number")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"collection_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "categories_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_starts_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_ends_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "low_at" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "is_low" boolean GENERATED ALWAYS AS (not unlimited and quantity <= low_at) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "movement" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sale_planned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "deleted_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "deleted_from" text;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name" ON "categories" USING btree ("website_id","collection_id","name");--> statement-breakpoint
CREATE INDEX "products_sale_starts" ON "products" USING btree ("sale_starts_on") WHERE sale_starts_on is not null;--> statement-breakpoint
CREATE INDEX "products_sale_ends" ON "products" USING btree ("sale_ends_on") WHERE sale_ends_on is not null;--> statement-breakpoint
CREATE INDEX "stock_low" ON "stock" USING btree ("website_id","variant_id") WHERE is_low;--> statement-breakpoint
CREATE INDEX "items_bin" ON "items" USING btree ("deleted_on") WHERE deleted_on is not null;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_deleted_not_shown" CHECK (("items"."deleted_on" is null) = ("items"."deleted_from" is null) and ("items"."deleted_on" is null or "items"."status" = 'deprecated'));--> statement-breakpoint
UPDATE "variants" SET "sale_planned" = true WHERE "on_sale";--> statement-breakpoint
UPDATE "stock" SET "movement" = 1 WHERE "quantity" > 0;--> statement-breakpoint
INSERT INTO "stock_movements" ("website_id", "variant_id", "number", "delta", "balance", "reason", "happened_on")
SELECT "website_id", "variant_id", 1, "quantity", "quantity", 'initial', now() FROM "stock" WHERE "quantity" > 0;
