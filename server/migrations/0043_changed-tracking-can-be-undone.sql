ALTER TABLE "fulfilments" ADD COLUMN "tracking_mail_id" uuid;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "tracking_before" jsonb;