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
CREATE INDEX "form_notes_of_submission" ON "form_notes" USING btree ("website_id","submission_id","id");--> statement-breakpoint
CREATE INDEX "form_notes_deleted" ON "form_notes" USING btree ("deleted_on") WHERE deleted_on is not null;--> statement-breakpoint
CREATE INDEX "form_replies_of_submission" ON "form_replies" USING btree ("website_id","submission_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "form_replies_once" ON "form_replies" USING btree ("website_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "webhook_attempts_of_webhook" ON "webhook_attempts" USING btree ("website_id","webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_attempts_of_submission" ON "webhook_attempts" USING btree ("website_id","submission_id","id") WHERE submission_id is not null;--> statement-breakpoint
CREATE INDEX "webhook_attempts_old" ON "webhook_attempts" USING btree ("sent_on");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_of_submission" ON "webhook_deliveries" USING btree ("website_id","submission_id","webhook_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_on") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_webhook" ON "webhook_deliveries" USING btree ("website_id","webhook_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "webhooks_of_form" ON "webhooks" USING btree ("website_id","form_id");--> statement-breakpoint
CREATE INDEX "webhooks_turned_off" ON "webhooks" USING btree ("website_id","turned_off_on") WHERE turned_off_on is not null;