-- An account belongs to the installation, its role to a website (docs/decisions/0034).
-- Another server of the earlier version must add nothing to what is being moved.
LOCK TABLE "owner_accounts", "owner_sessions", "owner_devices", "password_resets" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contributors" (
	"website_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "contributors_website_id_account_id_pk" PRIMARY KEY("website_id","account_id")
);
--> statement-breakpoint
-- Of several accounts with one e-mail, the one that was signed in to last gives id, name and password.
INSERT INTO "accounts" ("id", "email", "name", "password_hash", "created_on")
SELECT DISTINCT ON (o."email") o."id", o."email", o."name", o."password_hash", min(o."created_on") OVER (PARTITION BY o."email")
FROM "owner_accounts" o
ORDER BY o."email", greatest(
	o."created_on",
	(SELECT max(s."created_on") FROM "owner_sessions" s WHERE s."website_id" = o."website_id" AND s."account_id" = o."id"),
	(SELECT max(d."used_on") FROM "owner_devices" d WHERE d."website_id" = o."website_id" AND d."account_id" = o."id")
) DESC, o."created_on" DESC, o."id" DESC;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email");--> statement-breakpoint
INSERT INTO "contributors" ("website_id", "account_id", "role", "created_on")
SELECT o."website_id", a."id", o."role", o."created_on"
FROM "owner_accounts" o JOIN "accounts" a ON a."email" = o."email";--> statement-breakpoint
CREATE INDEX "contributors_of_account" ON "contributors" USING btree ("account_id");--> statement-breakpoint
-- Whatever names an account that was merged into another names that one from now on.
UPDATE "order_events" e SET "actor" = a."id"::text
FROM "owner_accounts" o JOIN "accounts" a ON a."email" = o."email" AND a."id" <> o."id"
WHERE e."website_id" = o."website_id" AND e."actor" = o."id"::text;--> statement-breakpoint
UPDATE "subscription_events" e SET "actor" = a."id"::text
FROM "owner_accounts" o JOIN "accounts" a ON a."email" = o."email" AND a."id" <> o."id"
WHERE e."website_id" = o."website_id" AND e."actor" = o."id"::text;--> statement-breakpoint
UPDATE "refunds" r SET "actor" = a."id"::text
FROM "owner_accounts" o JOIN "accounts" a ON a."email" = o."email" AND a."id" <> o."id"
WHERE r."website_id" = o."website_id" AND r."actor" = o."id"::text;--> statement-breakpoint
UPDATE "item_status_changes" c SET "actor_id" = a."id"
FROM "owner_accounts" o JOIN "accounts" a ON a."email" = o."email" AND a."id" <> o."id"
WHERE c."website_id" = o."website_id" AND c."actor_id" = o."id";--> statement-breakpoint
UPDATE "comment_changes" c SET "actor_id" = a."id"
FROM "owner_accounts" o JOIN "accounts" a ON a."email" = o."email" AND a."id" <> o."id"
WHERE c."website_id" = o."website_id" AND c."actor_id" = o."id";--> statement-breakpoint
UPDATE "owner_sessions" s SET "account_id" = a."id"
FROM "owner_accounts" o JOIN "accounts" a ON a."email" = o."email" AND a."id" <> o."id"
WHERE s."website_id" = o."website_id" AND s."account_id" = o."id";--> statement-breakpoint
UPDATE "owner_devices" d SET "account_id" = a."id"
FROM "owner_accounts" o JOIN "accounts" a ON a."email" = o."email" AND a."id" <> o."id"
WHERE d."website_id" = o."website_id" AND d."account_id" = o."id";--> statement-breakpoint
UPDATE "password_resets" r SET "account_id" = a."id"
FROM "owner_accounts" o JOIN "accounts" a ON a."email" = o."email" AND a."id" <> o."id"
WHERE r."website_id" = o."website_id" AND r."account_id" = o."id";--> statement-breakpoint
-- With the column go the keys and indexes that it is part of.
ALTER TABLE "owner_sessions" DROP COLUMN "website_id";--> statement-breakpoint
ALTER TABLE "owner_sessions" RENAME TO "account_sessions";--> statement-breakpoint
ALTER TABLE "account_sessions" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
ALTER INDEX "owner_sessions_expiry" RENAME TO "account_sessions_expiry";--> statement-breakpoint
CREATE INDEX "account_sessions_of_account" ON "account_sessions" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "owner_devices" DROP COLUMN "website_id";--> statement-breakpoint
ALTER TABLE "owner_devices" RENAME TO "account_devices";--> statement-breakpoint
ALTER TABLE "account_devices" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
CREATE INDEX "account_devices_of_account" ON "account_devices" USING btree ("account_id","used_on");--> statement-breakpoint
ALTER TABLE "password_resets" DROP COLUMN "website_id";--> statement-breakpoint
ALTER TABLE "password_resets" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_of_account" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_on");--> statement-breakpoint
DROP TABLE "owner_accounts";
