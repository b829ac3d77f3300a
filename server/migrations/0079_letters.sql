CREATE TABLE "letter_recipients" (
	"website_id" uuid NOT NULL,
	"letter_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"mail_id" uuid,
	"opened_on" timestamp with time zone,
	"clicked_on" timestamp with time zone,
	CONSTRAINT "letter_recipients_website_id_letter_id_subscriber_id_pk" PRIMARY KEY("website_id","letter_id","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subject" text NOT NULL,
	"preview_text" text DEFAULT '' NOT NULL,
	"sender_name" text DEFAULT '' NOT NULL,
	"parts" jsonb NOT NULL,
	"list_id" uuid,
	"segment_id" uuid,
	"is_public" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"sends_on" timestamp with time zone,
	"problem" text,
	"sent" jsonb,
	"link_key" text,
	"counts_opens" boolean DEFAULT false NOT NULL,
	"counts_clicks" boolean DEFAULT false NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"started_on" timestamp with time zone,
	"finished_on" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"updated_on" timestamp with time zone NOT NULL,
	"deleted_on" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (search_vector(website_id, subject)) STORED NOT NULL,
	CONSTRAINT "letters_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE INDEX "letter_recipients_waiting" ON "letter_recipients" USING btree ("website_id","letter_id","subscriber_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "letter_recipients_of_mail" ON "letter_recipients" USING btree ("website_id","mail_id") WHERE mail_id is not null;--> statement-breakpoint
CREATE INDEX "letter_recipients_skipped" ON "letter_recipients" USING btree ("website_id","letter_id","reason") WHERE state = 'skipped';--> statement-breakpoint
CREATE INDEX "letter_recipients_opened" ON "letter_recipients" USING btree ("website_id","letter_id") WHERE opened_on is not null;--> statement-breakpoint
CREATE INDEX "letter_recipients_clicked" ON "letter_recipients" USING btree ("website_id","letter_id") WHERE clicked_on is not null;--> statement-breakpoint
CREATE INDEX "letter_recipients_email" ON "letter_recipients" USING btree ("website_id","email");--> statement-breakpoint
CREATE INDEX "letters_updated" ON "letters" USING btree ("website_id","updated_on","id");--> statement-breakpoint
CREATE INDEX "letters_search" ON "letters" USING gin ("search");--> statement-breakpoint
CREATE INDEX "letters_scheduled" ON "letters" USING btree ("sends_on") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "letters_sending" ON "letters" USING btree ("started_on") WHERE status = 'sending';--> statement-breakpoint
CREATE INDEX "letters_archive" ON "letters" USING btree ("website_id","started_on","id") WHERE is_public and sent is not null and deleted_on is null;--> statement-breakpoint
CREATE INDEX "letters_deleted" ON "letters" USING btree ("deleted_on") WHERE deleted_on is not null;