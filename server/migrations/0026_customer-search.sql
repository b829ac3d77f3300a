ALTER TABLE "customers" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "search" SET DEFAULT '';