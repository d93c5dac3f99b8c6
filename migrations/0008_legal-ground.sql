ALTER TABLE "orders" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "consented_to" jsonb;