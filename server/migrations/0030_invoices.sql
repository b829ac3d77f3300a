CREATE TABLE "invoice_counters" (
	"website_id" uuid NOT NULL,
	"series" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_website_id_series_pk" PRIMARY KEY("website_id","series")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"issued_on" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("website_id","series","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_subject" ON "invoices" USING btree ("website_id","subject_id");--> statement-breakpoint
CREATE INDEX "invoices_of_order" ON "invoices" USING btree ("website_id","order_id");