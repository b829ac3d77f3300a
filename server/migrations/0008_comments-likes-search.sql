CREATE TABLE "comment_changes" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_id" uuid,
	"changed_on" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_changes_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"parent_id" uuid,
	"thread_id" uuid NOT NULL,
	"depth" integer NOT NULL,
	"author_name" text NOT NULL,
	"author_email" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"body_hash" text NOT NULL,
	"sender_hash" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "comments_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"website_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"visitor_hash" text NOT NULL,
	"liked_on" timestamp with time zone NOT NULL,
	CONSTRAINT "likes_website_id_item_id_visitor_hash_pk" PRIMARY KEY("website_id","item_id","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"website_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"collection_id" uuid NOT NULL,
	"is_item" boolean NOT NULL,
	"text" text NOT NULL,
	"stamp" text NOT NULL,
	"vector" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "search_states" (
	"website_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"language" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"website_id" uuid NOT NULL,
	"word" text NOT NULL,
	"in_title" boolean NOT NULL,
	CONSTRAINT "search_words_website_id_word_pk" PRIMARY KEY("website_id","word")
);
--> statement-breakpoint
CREATE INDEX "comment_changes_of_comment" ON "comment_changes" USING btree ("website_id","comment_id","changed_on");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_fingerprint" ON "comments" USING btree ("website_id","item_id","fingerprint");--> statement-breakpoint
CREATE INDEX "comments_of_item" ON "comments" USING btree ("website_id","item_id","thread_id");--> statement-breakpoint
CREATE INDEX "comments_by_status" ON "comments" USING btree ("website_id","status","created_on");--> statement-breakpoint
CREATE INDEX "comments_by_text" ON "comments" USING btree ("website_id","body_hash","created_on");--> statement-breakpoint
CREATE INDEX "comments_by_sender" ON "comments" USING btree ("website_id","sender_hash","created_on");--> statement-breakpoint
CREATE INDEX "search_documents_vector" ON "search_documents" USING gin ("vector");