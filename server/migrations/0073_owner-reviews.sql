CREATE TABLE "review_opt_outs" (
	"website_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "review_opt_outs_website_id_email_pk" PRIMARY KEY("website_id","email")
);
--> statement-breakpoint
CREATE TABLE "review_pictures" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"review_id" uuid,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "review_pictures_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "review_requests_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
DROP INDEX "reviews_of_item";--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "held_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "author_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "picture_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "status_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "edited_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_vector(website_id, author_name || ' ' || author_email || ' ' || title || ' ' || body)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "review_pictures_of_request" ON "review_pictures" USING btree ("website_id","request_id","item_id","id");--> statement-breakpoint
CREATE INDEX "review_pictures_of_review" ON "review_pictures" USING btree ("website_id","review_id","id");--> statement-breakpoint
CREATE INDEX "review_pictures_unused" ON "review_pictures" USING btree ("created_on") WHERE review_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_requests_of_order" ON "review_requests" USING btree ("website_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_requests_secret" ON "review_requests" USING btree ("website_id","secret");--> statement-breakpoint
CREATE INDEX "orders_fulfilled" ON "orders" USING btree ("website_id","fulfilled_on","id") WHERE fulfilled_on is not null;--> statement-breakpoint
CREATE INDEX "reviews_of_item_by_stars" ON "reviews" USING btree ("website_id","item_id","status","rating","created_on","id","order_id");--> statement-breakpoint
CREATE INDEX "reviews_of_item_newest" ON "reviews" USING btree ("website_id","item_id","created_on","id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("website_id","created_on","id");--> statement-breakpoint
CREATE INDEX "reviews_by_rating" ON "reviews" USING btree ("website_id","rating","id");--> statement-breakpoint
CREATE INDEX "reviews_by_stars" ON "reviews" USING btree ("website_id","rating","created_on","id");--> statement-breakpoint
CREATE INDEX "reviews_by_status" ON "reviews" USING btree ("website_id","status","created_on","id");--> statement-breakpoint
CREATE INDEX "reviews_with_pictures" ON "reviews" USING btree ("website_id","created_on","id") WHERE picture_count > 0;--> statement-breakpoint
CREATE INDEX "reviews_of_order" ON "reviews" USING btree ("website_id","order_id");--> statement-breakpoint
CREATE INDEX "reviews_of_email" ON "reviews" USING btree ("website_id","author_email") WHERE author_email <> '';--> statement-breakpoint
CREATE INDEX "reviews_to_erase" ON "reviews" USING btree ("status_on") WHERE status = 'deleted';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_of_request" ON "reviews" USING btree ("website_id","request_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_fingerprint" ON "reviews" USING btree ("website_id","item_id","fingerprint");--> statement-breakpoint
CREATE INDEX "reviews_search" ON "reviews" USING gin ("search");--> statement-breakpoint
CREATE INDEX "reviews_of_item" ON "reviews" USING btree ("website_id","item_id","status","created_on","id");