CREATE TABLE "consents" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"source" text NOT NULL,
	"words" text NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"given_on" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "list_members" (
	"website_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"joined_on" timestamp with time zone NOT NULL,
	"confirmed_on" timestamp with time zone,
	CONSTRAINT "list_members_website_id_list_id_subscriber_id_pk" PRIMARY KEY("website_id","list_id","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "mailing_lists" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"double_opt_in" boolean DEFAULT true NOT NULL,
	"takes_waiting" boolean DEFAULT false NOT NULL,
	"checkout_consent_id" uuid,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "mailing_lists_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscriber_events" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"list_id" uuid,
	"account_id" uuid,
	"happened_on" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriber_events_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscriber_imports" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"words" text NOT NULL,
	"tag" text NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"encoding" text NOT NULL,
	"phase" text NOT NULL,
	"problem" text,
	"bytes" bigint NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"last_line" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"had_left" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ignored" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reader_id" uuid,
	"reader_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"started_on" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriber_imports_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscriber_segments" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"match" text NOT NULL,
	"rules" jsonb NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "subscriber_segments_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"source" text NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"secret" text NOT NULL,
	"confirm_secret" text,
	"asked_on" timestamp with time zone,
	"confirmed_on" timestamp with time zone,
	"unsubscribed_on" timestamp with time zone,
	"created_on" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"search" "tsvector" DEFAULT '' NOT NULL,
	CONSTRAINT "subscribers_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "form_keys" (
	"website_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"issued_on" timestamp with time zone NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	CONSTRAINT "form_keys_website_id_hash_pk" PRIMARY KEY("website_id","hash")
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"summary" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"once" text NOT NULL,
	"fingerprint" text NOT NULL,
	"text_hash" text NOT NULL,
	"sender_hash" text NOT NULL,
	"page" jsonb NOT NULL,
	"is_spam" boolean NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"judged_as" text,
	"read_on" timestamp with time zone,
	"assigned_to" uuid,
	"received_on" timestamp with time zone NOT NULL,
	"deleted_on" timestamp with time zone,
	"follow_up" text NOT NULL,
	"follow_up_on" timestamp with time zone NOT NULL,
	"follow_up_attempts" integer DEFAULT 0 NOT NULL,
	"follow_up_error" text DEFAULT '' NOT NULL,
	"mail_id" uuid,
	"receipt_id" uuid,
	"search" "tsvector" GENERATED ALWAYS AS (search_vector(website_id, name || ' ' || email || ' ' || summary)) STORED NOT NULL,
	CONSTRAINT "form_submissions_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "form_versions" (
	"website_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "form_versions_website_id_form_id_number_pk" PRIMARY KEY("website_id","form_id","number")
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"updated_on" timestamp with time zone NOT NULL,
	"deleted_on" timestamp with time zone,
	CONSTRAINT "forms_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "mail_event_addresses" (
	"website_id" uuid NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"last_on" timestamp with time zone,
	CONSTRAINT "mail_event_addresses_website_id_pk" PRIMARY KEY("website_id")
);
--> statement-breakpoint
CREATE TABLE "mail_servers" (
	"website_id" uuid NOT NULL,
	"version" uuid NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"username" text NOT NULL,
	"sealed_password" text,
	"changed_on" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_servers_website_id_pk" PRIMARY KEY("website_id")
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"lifted_on" timestamp with time zone,
	CONSTRAINT "mail_suppressions_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "envelope" jsonb;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "gives_up_on" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "consents_of_subscriber" ON "consents" USING btree ("website_id","subscriber_id","id");--> statement-breakpoint
CREATE INDEX "list_members_of_subscriber" ON "list_members" USING btree ("website_id","subscriber_id","list_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mailing_lists_name" ON "mailing_lists" USING btree ("website_id",lower(name));--> statement-breakpoint
CREATE INDEX "subscriber_events_of_subscriber" ON "subscriber_events" USING btree ("website_id","subscriber_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriber_imports_at_work" ON "subscriber_imports" USING btree ("website_id") WHERE phase = 'importing';--> statement-breakpoint
CREATE INDEX "subscriber_imports_started" ON "subscriber_imports" USING btree ("started_on");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriber_segments_name" ON "subscriber_segments" USING btree ("website_id",lower(name));--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email" ON "subscribers" USING btree ("website_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_secret" ON "subscribers" USING btree ("website_id","secret");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_confirm_secret" ON "subscribers" USING btree ("website_id","confirm_secret");--> statement-breakpoint
CREATE INDEX "subscribers_created" ON "subscribers" USING btree ("website_id","created_on","id");--> statement-breakpoint
CREATE INDEX "subscribers_state" ON "subscribers" USING btree ("website_id","state","created_on","id");--> statement-breakpoint
CREATE INDEX "subscribers_unconfirmed" ON "subscribers" USING btree ("asked_on") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "subscribers_search" ON "subscribers" USING gin ("search");--> statement-breakpoint
CREATE INDEX "form_keys_expired" ON "form_keys" USING btree ("expires_on");--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_once" ON "form_submissions" USING btree ("website_id","once");--> statement-breakpoint
CREATE INDEX "form_submissions_newest" ON "form_submissions" USING btree ("website_id","received_on","id");--> statement-breakpoint
CREATE INDEX "form_submissions_of_form" ON "form_submissions" USING btree ("website_id","form_id","received_on","id");--> statement-breakpoint
CREATE INDEX "form_submissions_of_version" ON "form_submissions" USING btree ("website_id","form_id","version");--> statement-breakpoint
CREATE INDEX "form_submissions_unread" ON "form_submissions" USING btree ("website_id","form_id") WHERE read_on is null and deleted_on is null and not is_spam;--> statement-breakpoint
CREATE INDEX "form_submissions_by_text" ON "form_submissions" USING btree ("website_id","text_hash","received_on");--> statement-breakpoint
CREATE INDEX "form_submissions_by_sender" ON "form_submissions" USING btree ("website_id","sender_hash","received_on");--> statement-breakpoint
CREATE INDEX "form_submissions_by_email" ON "form_submissions" USING btree ("website_id","email") WHERE email <> '';--> statement-breakpoint
CREATE INDEX "form_submissions_follow_up" ON "form_submissions" USING btree ("follow_up_on") WHERE follow_up = 'waiting';--> statement-breakpoint
CREATE INDEX "form_submissions_deleted" ON "form_submissions" USING btree ("deleted_on") WHERE deleted_on is not null;--> statement-breakpoint
CREATE INDEX "form_submissions_search" ON "form_submissions" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_suppressions_email" ON "mail_suppressions" USING btree ("website_id","email");--> statement-breakpoint
CREATE INDEX "mail_suppressions_listed" ON "mail_suppressions" USING btree ("website_id","id") WHERE lifted_on is null;--> statement-breakpoint
CREATE INDEX "outbox_mails_due_of_website" ON "outbox_mails" USING btree ("website_id","next_attempt_on") WHERE status = 'stored';