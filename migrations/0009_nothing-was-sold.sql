UPDATE "payment_attempts" SET "waiver" = '' WHERE "waiver" IS NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "waiver" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" DROP COLUMN "attempt_id";