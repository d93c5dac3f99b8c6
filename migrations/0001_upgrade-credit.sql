ALTER TABLE "orders" ADD COLUMN "credit_amount" bigint;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "credit_amount" bigint;