CREATE TABLE "hand_overs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"website_id" uuid NOT NULL,
	"state_hash" text NOT NULL,
	"session_hash" text NOT NULL,
	"expires_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_works" (
	"website_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid NOT NULL,
	"title" text NOT NULL,
	"identifier" text DEFAULT '' NOT NULL,
	"host" text,
	"starter" text DEFAULT '' NOT NULL,
	"copy_of" uuid,
	"takes_over" uuid,
	"moves_to" text,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_on" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"started_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "archived_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "changed_on" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "hand_overs_of_account" ON "hand_overs" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "hand_overs_expiry" ON "hand_overs" USING btree ("expires_on");--> statement-breakpoint
CREATE UNIQUE INDEX "site_works_host" ON "site_works" USING btree ("host");--> statement-breakpoint
CREATE UNIQUE INDEX "site_works_moves_to" ON "site_works" USING btree ("moves_to");