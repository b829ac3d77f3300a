CREATE TABLE "owner_accounts" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'admin' NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_accounts_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "owner_sessions" (
	"website_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_sessions_website_id_token_hash_pk" PRIMARY KEY("website_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "welcome_links" (
	"website_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	"used_on" timestamp with time zone,
	CONSTRAINT "welcome_links_website_id_token_hash_pk" PRIMARY KEY("website_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "cart_entries" (
	"website_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"additional_fields" text DEFAULT '' NOT NULL,
	"answers_key" text DEFAULT '' NOT NULL,
	"added_on" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_entries_website_id_cart_id_id_pk" PRIMARY KEY("website_id","cart_id","id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"payment_id" uuid,
	"is_purchased" boolean DEFAULT false NOT NULL,
	"order_id" uuid,
	"created_on" timestamp with time zone NOT NULL,
	"updated_on" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "carts_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"website_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"type" text NOT NULL,
	"variant_options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"subscription_plan" jsonb,
	"custom_form" jsonb,
	"custom_add_button_text" text,
	"digital_asset_id" uuid,
	CONSTRAINT "products_website_id_item_id_pk" PRIMARY KEY("website_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"website_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"unlimited" boolean DEFAULT false NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_website_id_variant_id_pk" PRIMARY KEY("website_id","variant_id"),
	CONSTRAINT "stock_never_negative" CHECK ("stock"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"attributes" json DEFAULT '{}'::json NOT NULL,
	"price_minor" bigint NOT NULL,
	"on_sale" boolean DEFAULT false NOT NULL,
	"sale_price_minor" bigint DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"image_id" uuid,
	CONSTRAINT "variants_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"url_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"document" jsonb,
	"enabled" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_on" timestamp with time zone NOT NULL,
	CONSTRAINT "collections_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"collection_id" uuid NOT NULL,
	"url_id" text NOT NULL,
	"record_type" integer NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"main_image_id" uuid,
	"image_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"display_index" integer DEFAULT 0 NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"start_date" timestamp with time zone,
	"end_date" timestamp with time zone,
	"location" jsonb,
	"published_on" timestamp with time zone NOT NULL,
	"updated_on" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "items_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "first_runs" (
	"website_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"finished_on" timestamp with time zone NOT NULL,
	CONSTRAINT "first_runs_website_id_pk" PRIMARY KEY("website_id")
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body_text" text NOT NULL,
	"body_html" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_on" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_on" timestamp with time zone NOT NULL,
	"sent_on" timestamp with time zone,
	CONSTRAINT "outbox_mails_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"widths" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"focal_point" jsonb DEFAULT '{"x":0.5,"y":0.5}'::jsonb NOT NULL,
	"color_data" jsonb,
	"alt_text" text DEFAULT '' NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "assets_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"website_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"happened_on" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_website_id_order_id_id_pk" PRIMARY KEY("website_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"website_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"product_name" text NOT NULL,
	"attributes" json NOT NULL,
	"product_type" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_minor" bigint NOT NULL,
	"line_total_minor" bigint NOT NULL,
	"additional_fields" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_lines_website_id_order_id_id_pk" PRIMARY KEY("website_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_number_counters" (
	"website_id" uuid NOT NULL,
	"last_number" bigint NOT NULL,
	CONSTRAINT "order_number_counters_website_id_pk" PRIMARY KEY("website_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"access_token" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"test_mode" boolean NOT NULL,
	"email" text NOT NULL,
	"details" jsonb NOT NULL,
	"delivery_name" text,
	"totals" jsonb NOT NULL,
	"currency" text NOT NULL,
	"grand_total_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"fulfilled_on" timestamp with time zone,
	"placed_on" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "orders_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"test_mode" boolean NOT NULL,
	"card_brand" text,
	"card_last4" text,
	"decline_code" text,
	"draft" json NOT NULL,
	"origin" text NOT NULL,
	"order_id" uuid,
	"created_on" timestamp with time zone NOT NULL,
	"settled_on" timestamp with time zone,
	"next_check_on" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"next_check_on" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"website_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_reservations_website_id_payment_id_variant_id_pk" PRIMARY KEY("website_id","payment_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "test_gateway_charges" (
	"website_id" uuid NOT NULL,
	"reference" uuid NOT NULL,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"card_brand" text DEFAULT '' NOT NULL,
	"card_last4" text DEFAULT '' NOT NULL,
	"decline_code" text,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "test_gateway_charges_website_id_reference_pk" PRIMARY KEY("website_id","reference")
);
--> statement-breakpoint
CREATE TABLE "test_gateway_refunds" (
	"website_id" uuid NOT NULL,
	"reference" uuid NOT NULL,
	"charge_reference" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "test_gateway_refunds_website_id_reference_pk" PRIMARY KEY("website_id","reference")
);
--> statement-breakpoint
CREATE TABLE "website_hosts" (
	"website_id" uuid NOT NULL,
	"host" text NOT NULL,
	CONSTRAINT "website_hosts_website_id_host_pk" PRIMARY KEY("website_id","host")
);
--> statement-breakpoint
CREATE TABLE "websites" (
	"website_id" uuid NOT NULL,
	"identifier" text NOT NULL,
	"title" text NOT NULL,
	"revision" bigint DEFAULT 1 NOT NULL,
	"home_collection_id" uuid,
	"settings" jsonb NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "websites_website_id_pk" PRIMARY KEY("website_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "owner_accounts_email" ON "owner_accounts" USING btree ("website_id","email");--> statement-breakpoint
CREATE INDEX "owner_sessions_expiry" ON "owner_sessions" USING btree ("expires_on");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_entries_line" ON "cart_entries" USING btree ("website_id","cart_id","variant_id","answers_key");--> statement-breakpoint
CREATE INDEX "carts_age" ON "carts" USING btree ("updated_on");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_sku" ON "variants" USING btree ("website_id","sku");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_of_item" ON "variants" USING btree ("website_id","item_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_url_id" ON "collections" USING btree ("website_id","url_id");--> statement-breakpoint
CREATE UNIQUE INDEX "items_url_id" ON "items" USING btree ("website_id","collection_id","url_id");--> statement-breakpoint
CREATE INDEX "items_order" ON "items" USING btree ("website_id","collection_id","display_index");--> statement-breakpoint
CREATE INDEX "outbox_mails_due" ON "outbox_mails" USING btree ("next_attempt_on") WHERE status = 'stored';--> statement-breakpoint
CREATE INDEX "outbox_mails_of_order" ON "outbox_mails" USING btree ("website_id","order_id");--> statement-breakpoint
CREATE INDEX "assets_newest" ON "assets" USING btree ("website_id","created_on");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("website_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_of_cart" ON "orders" USING btree ("website_id","cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_access_token" ON "orders" USING btree ("website_id","access_token");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("website_id",lower(email) text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "payments_of_cart" ON "payments" USING btree ("website_id","cart_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("next_check_on") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_idempotency" ON "refunds" USING btree ("website_id","order_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "refunds_unsettled" ON "refunds" USING btree ("next_check_on") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "website_hosts_host" ON "website_hosts" USING btree ("host");