DROP INDEX "form_submissions_follow_up";--> statement-breakpoint
CREATE INDEX "form_submissions_judged_text" ON "form_submissions" USING btree ("website_id","text_hash","received_on") WHERE judged_as is not null;--> statement-breakpoint
CREATE INDEX "form_submissions_follow_up" ON "form_submissions" USING btree ("website_id","follow_up_on") WHERE follow_up = 'waiting';
