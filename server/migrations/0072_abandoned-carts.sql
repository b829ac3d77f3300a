CREATE TABLE "cart_reminder_opt_outs" (
	"website_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_reminder_opt_outs_website_id_email_pk" PRIMARY KEY("website_id","email")
);
--> statement-breakpoint
CREATE TABLE "cart_reminders" (
	"website_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"token" text NOT NULL,
	"email" text NOT NULL,
	"requested_by" uuid,
	"sent_on" timestamp with time zone NOT NULL,
	"returned_cart_id" uuid,
	"returned_on" timestamp with time zone,
	CONSTRAINT "cart_reminders_website_id_cart_id_pk" PRIMARY KEY("website_id","cart_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "cart_reminders_token" ON "cart_reminders" USING btree ("website_id","token");--> statement-breakpoint
CREATE INDEX "cart_reminders_of_email" ON "cart_reminders" USING btree ("website_id","email","sent_on");--> statement-breakpoint
CREATE INDEX "cart_reminders_age" ON "cart_reminders" USING btree ("sent_on");