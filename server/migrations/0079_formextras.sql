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
CREATE UNIQUE INDEX "form_files_by_upload" ON "form_files" USING btree ("website_id","upload_hash");--> statement-breakpoint
CREATE INDEX "form_files_of_submission" ON "form_files" USING btree ("website_id","submission_id") WHERE submission_id is not null;--> statement-breakpoint
CREATE INDEX "form_files_expired" ON "form_files" USING btree ("expires_on") WHERE submission_id is null;