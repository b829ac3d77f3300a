CREATE TABLE "bulk_jobs" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"change" jsonb NOT NULL,
	"selection" jsonb NOT NULL,
	"phase" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"handled" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"refused" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" uuid,
	"started_on" timestamp with time zone NOT NULL,
	"ended_on" timestamp with time zone,
	"undo_until" timestamp with time zone,
	CONSTRAINT "bulk_jobs_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"website_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"outcome" text,
	"kept" jsonb,
	CONSTRAINT "bulk_rows_website_id_job_id_id_pk" PRIMARY KEY("website_id","job_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_jobs_at_work" ON "bulk_jobs" USING btree ("website_id","list") WHERE phase in ('collecting', 'changing', 'undoing');--> statement-breakpoint
CREATE INDEX "bulk_jobs_ended" ON "bulk_jobs" USING btree ("undo_until") WHERE undo_until is not null;