ALTER TABLE "page_leases" ADD COLUMN "asking_tab" text;--> statement-breakpoint
ALTER TABLE "page_leases" ADD COLUMN "asking_account_id" uuid;--> statement-breakpoint
ALTER TABLE "page_leases" ADD COLUMN "asked_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_leases" ADD COLUMN "is_ask_declined" boolean DEFAULT false NOT NULL;