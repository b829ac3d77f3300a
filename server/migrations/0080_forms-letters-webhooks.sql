CREATE TABLE "erased_letter_links" (
	"website_id" uuid NOT NULL,
	"letter_id" uuid NOT NULL,
	"links" jsonb NOT NULL,
	CONSTRAINT "erased_letter_links_website_id_letter_id_pk" PRIMARY KEY("website_id","letter_id")
);
--> statement-breakpoint
DROP INDEX "form_submissions_by_sender";--> statement-breakpoint
DROP INDEX "webhook_deliveries_due";--> statement-breakpoint
DROP INDEX "form_submissions_follow_up";--> statement-breakpoint
DROP INDEX "webhook_deliveries_of_webhook";--> statement-breakpoint
ALTER TABLE "form_submissions" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "form_submissions" ALTER COLUMN "search" SET DEFAULT '';--> statement-breakpoint
CREATE INDEX "form_submissions_judged_text" ON "form_submissions" USING btree ("website_id","text_hash","received_on") WHERE judged_as is not null;--> statement-breakpoint
CREATE INDEX "form_submissions_judged_sender" ON "form_submissions" USING btree ("website_id","sender_hash","received_on") WHERE judged_as is not null;--> statement-breakpoint
CREATE INDEX "form_submissions_follow_up" ON "form_submissions" USING btree ("website_id","follow_up_on") WHERE follow_up = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_webhook" ON "webhook_deliveries" USING btree ("website_id","webhook_id","state","next_on");