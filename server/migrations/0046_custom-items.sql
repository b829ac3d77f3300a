ALTER TABLE "cart_entries" ADD COLUMN "custom_item" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_custom" boolean DEFAULT false NOT NULL;