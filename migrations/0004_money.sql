CREATE TABLE "coupon_redemptions" (
	"code" text NOT NULL,
	"order_number" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_redemptions_code_order_number_pk" PRIMARY KEY("code","order_number")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer,
	"amount" bigint,
	"currency" text,
	"market" text,
	"expires_at" timestamp with time zone,
	"uses" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"order_number" text PRIMARY KEY NOT NULL,
	"exam_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"market" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"head_image" text NOT NULL,
	"rating" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"order_number" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"redeemed_by" text,
	"redeemed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"payment" text NOT NULL,
	"order_number" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"card" text NOT NULL,
	"state" text NOT NULL,
	"sku_id" text NOT NULL,
	"every" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"past_due_since" timestamp with time zone,
	"notices" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"order_number" text NOT NULL,
	"reference" text NOT NULL,
	"provider" text NOT NULL,
	"payment" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "disputes_order_number_reference_pk" PRIMARY KEY("order_number","reference")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"order_number" text NOT NULL,
	"id" text NOT NULL,
	"provider" text NOT NULL,
	"payment" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"requested_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_order_number_id_pk" PRIMARY KEY("order_number","id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"order_number" text PRIMARY KEY NOT NULL,
	"holder_hash" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"sku_id" text NOT NULL,
	"next_sku_id" text,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"grace_until" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"reminded_for" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "sitting_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "exam_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "norm_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ALTER COLUMN "attempt_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parent_order_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_amount" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_amount" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waiver" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "recurring" jsonb;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "discount_amount" bigint;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "locale" text;--> statement-breakpoint
CREATE INDEX "coupon_redemptions_order" ON "coupon_redemptions" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "reviews_exam" ON "reviews" USING btree ("exam_id","created_at");--> statement-breakpoint
CREATE INDEX "gifts_code_hash" ON "gifts" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "sandbox_invoices_subscription" ON "sandbox_invoices" USING btree ("subscription");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "refunds_state" ON "refunds" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "subscriptions_holder_hash" ON "subscriptions" USING btree ("holder_hash");--> statement-breakpoint
CREATE INDEX "subscriptions_period_end" ON "subscriptions" USING btree ("state","period_end");--> statement-breakpoint
CREATE INDEX "orders_parent" ON "orders" USING btree ("parent_order_number");--> statement-breakpoint
CREATE INDEX "orders_sku_paid_at" ON "orders" USING btree ("sku_id","paid_at");--> statement-breakpoint
CREATE INDEX "ledger_reference" ON "ledger" USING btree ("provider","reference");