ALTER TABLE "collections" ADD COLUMN "header_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "footer_code" text DEFAULT '' NOT NULL;