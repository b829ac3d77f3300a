CREATE TABLE "product_import_rows" (
	"website_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"line" integer NOT NULL,
	"key" text NOT NULL,
	"handle" text NOT NULL,
	"title" text NOT NULL,
	"skus" text[] NOT NULL,
	"outcome" text NOT NULL,
	"item_id" uuid,
	"given" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"change_count" integer NOT NULL,
	"faults" jsonb NOT NULL,
	"applied_on" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (search_vector(website_id, title || ' ' || handle)) STORED NOT NULL,
	CONSTRAINT "product_import_rows_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"encoding" text NOT NULL,
	"kind" text DEFAULT 'products' NOT NULL,
	"phase" text NOT NULL,
	"problem" text,
	"bytes" bigint NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"ignored" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reader_id" uuid,
	"reader_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"started_on" timestamp with time zone NOT NULL,
	CONSTRAINT "product_imports_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE INDEX "product_import_rows_line" ON "product_import_rows" USING btree ("website_id","import_id","line","id");--> statement-breakpoint
CREATE INDEX "product_import_rows_key" ON "product_import_rows" USING btree ("website_id","import_id","key");--> statement-breakpoint
CREATE INDEX "product_import_rows_search" ON "product_import_rows" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "product_imports_reading" ON "product_imports" USING btree ("website_id") WHERE phase = 'reading';--> statement-breakpoint
CREATE INDEX "product_imports_started" ON "product_imports" USING btree ("started_on");