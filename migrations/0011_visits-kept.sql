ALTER TABLE "orders" ADD COLUMN "visit" jsonb;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "tracking" jsonb;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "visit" jsonb;