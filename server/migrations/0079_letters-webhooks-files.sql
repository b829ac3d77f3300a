CREATE TABLE "form_files" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"field_id" text NOT NULL,
	"upload_hash" text NOT NULL,
	"submission_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_on" timestamp with time zone NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	CONSTRAINT "form_files_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "form_notes" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"deleted_on" timestamp with time zone,
	CONSTRAINT "form_notes_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "form_replies" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"mail_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "form_replies_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "list_changes" (
	"website_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"outside_list_id" text NOT NULL,
	"email" text NOT NULL,
	"version" integer NOT NULL,
	"erases" boolean NOT NULL,
	"joins" boolean NOT NULL,
	"dropped_tags" text[] NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_on" timestamp with time zone,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "list_changes_website_id_connection_id_outside_list_id_email_pk" PRIMARY KEY("website_id","connection_id","outside_list_id","email")
);
--> statement-breakpoint
CREATE TABLE "list_connections" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" uuid NOT NULL,
	"service" text NOT NULL,
	"sealed_key" text NOT NULL,
	"account_id" text NOT NULL,
	"account_name" text NOT NULL,
	"outside_list_id" text DEFAULT '' NOT NULL,
	"outside_list_name" text DEFAULT '' NOT NULL,
	"double_opt_in" boolean DEFAULT true NOT NULL,
	"sends_existing" boolean DEFAULT false NOT NULL,
	"existing_after" uuid,
	"failing_since" timestamp with time zone,
	"problem" text,
	"words" text DEFAULT '' NOT NULL,
	"delivered_on" timestamp with time zone,
	"rests_until" timestamp with time zone,
	"connected_on" timestamp with time zone NOT NULL,
	CONSTRAINT "list_connections_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"submission_id" uuid,
	"address" text NOT NULL,
	"status" integer,
	"problem" text,
	"answer" text NOT NULL,
	"took" integer NOT NULL,
	"sent_on" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_attempts_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_on" timestamp with time zone NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"delivered_on" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"version" uuid NOT NULL,
	"address" text NOT NULL,
	"is_on" boolean NOT NULL,
	"sealed_secret" text NOT NULL,
	"sealed_before" text,
	"before_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"turned_off_on" timestamp with time zone,
	"delivered_on" timestamp with time zone,
	"rests_until" timestamp with time zone,
	"changed_on" timestamp with time zone NOT NULL,
	CONSTRAINT "webhooks_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "form_files_by_upload" ON "form_files" USING btree ("website_id","upload_hash");--> statement-breakpoint
CREATE INDEX "form_files_of_submission" ON "form_files" USING btree ("website_id","submission_id") WHERE submission_id is not null;--> statement-breakpoint
CREATE INDEX "form_files_expired" ON "form_files" USING btree ("expires_on") WHERE submission_id is null;--> statement-breakpoint
CREATE INDEX "form_notes_of_submission" ON "form_notes" USING btree ("website_id","submission_id","id");--> statement-breakpoint
CREATE INDEX "form_notes_deleted" ON "form_notes" USING btree ("deleted_on") WHERE deleted_on is not null;--> statement-breakpoint
CREATE INDEX "form_replies_of_submission" ON "form_replies" USING btree ("website_id","submission_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "form_replies_once" ON "form_replies" USING btree ("website_id","idempotency_key");--> statement-breakpoint
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
CREATE INDEX "letters_deleted" ON "letters" USING btree ("deleted_on") WHERE deleted_on is not null;--> statement-breakpoint
CREATE INDEX "list_changes_due" ON "list_changes" USING btree ("website_id","connection_id","state","next_on" NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "list_connections_of_website" ON "list_connections" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "list_connections_existing" ON "list_connections" USING btree ("website_id") WHERE sends_existing;--> statement-breakpoint
CREATE INDEX "webhook_attempts_of_webhook" ON "webhook_attempts" USING btree ("website_id","webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_attempts_of_submission" ON "webhook_attempts" USING btree ("website_id","submission_id","id") WHERE submission_id is not null;--> statement-breakpoint
CREATE INDEX "webhook_attempts_old" ON "webhook_attempts" USING btree ("sent_on");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_of_submission" ON "webhook_deliveries" USING btree ("website_id","submission_id","webhook_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_on") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_webhook" ON "webhook_deliveries" USING btree ("website_id","webhook_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "webhooks_of_form" ON "webhooks" USING btree ("website_id","form_id");--> statement-breakpoint
CREATE INDEX "webhooks_turned_off" ON "webhooks" USING btree ("website_id","turned_off_on") WHERE turned_off_on is not null;