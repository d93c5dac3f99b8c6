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
CREATE TABLE "subscriptions" (
	"order_number" text PRIMARY KEY NOT NULL,
	"holder_hash" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"sku_id" text NOT NULL,
	"next_sku_id" text,
	"next_price" jsonb,
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
CREATE TABLE "gifts" (
	"order_number" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"redeemed_by" text,
	"redeemed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_access" (
	"order_number" text NOT NULL,
	"holder_hash" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_access_order_number_holder_hash_pk" PRIMARY KEY("order_number","holder_hash")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"sitting_id" text,
	"parent_order_number" text,
	"holder_hash" text NOT NULL,
	"logid" text,
	"visit" jsonb,
	"exam_id" text NOT NULL,
	"exam_version" text,
	"norm_version" text,
	"locale" text NOT NULL,
	"market" text NOT NULL,
	"currency" text NOT NULL,
	"sku_id" text,
	"brought_by" text,
	"total_amount" bigint,
	"coupon_code" text,
	"discount_amount" bigint,
	"refunded_amount" bigint,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"waived_at" timestamp with time zone,
	"waiver" text,
	"opened_at" timestamp with time zone,
	"email" text,
	"email_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"pending_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"erased_at" timestamp with time zone
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
CREATE TABLE "ledger" (
	"order_number" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_order_number_id_pk" PRIMARY KEY("order_number","id")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"order_number" text NOT NULL,
	"id" text NOT NULL,
	"press_id" text NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"sku_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"coupon_code" text,
	"discount_amount" bigint,
	"email" text,
	"locale" text,
	"waiver" text NOT NULL,
	"tracking" jsonb,
	"state" text NOT NULL,
	"reference" text,
	"action_url" text,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"set_aside_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_order_number_id_pk" PRIMARY KEY("order_number","id"),
	CONSTRAINT "payment_attempts_press" UNIQUE("order_number","press_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"order_number" text NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_events_order_number_provider_event_id_pk" PRIMARY KEY("order_number","provider","event_id")
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
CREATE TABLE "surplus_captures" (
	"order_number" text NOT NULL,
	"attempt_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "surplus_captures_order_number_attempt_id_pk" PRIMARY KEY("order_number","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"aggregate_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"lease_token" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_aggregate_id_id_pk" PRIMARY KEY("aggregate_id","id")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"order_number" text NOT NULL,
	"feature" text NOT NULL,
	"sku_id" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grants_order_number_feature_pk" PRIMARY KEY("order_number","feature")
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
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"order_number" text NOT NULL,
	"card" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"recurring" jsonb,
	"return_url" text NOT NULL,
	"notices" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
CREATE TABLE "certificates" (
	"order_number" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"holder_name" text NOT NULL,
	"named_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificates_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "report_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "retrieval_counts" (
	"key" text NOT NULL,
	"hour" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "retrieval_counts_key_hour_pk" PRIMARY KEY("key","hour")
);
--> statement-breakpoint
CREATE TABLE "sitting_answers" (
	"sitting_id" text NOT NULL,
	"question_id" text NOT NULL,
	"choice" integer,
	"milliseconds" integer NOT NULL,
	"sequence" integer NOT NULL,
	CONSTRAINT "sitting_answers_sitting_id_question_id_pk" PRIMARY KEY("sitting_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "sitting_counts" (
	"exam_id" text NOT NULL,
	"day" text NOT NULL,
	"part" integer NOT NULL,
	"count" integer NOT NULL,
	"score_sum" double precision NOT NULL,
	CONSTRAINT "sitting_counts_exam_id_day_part_pk" PRIMARY KEY("exam_id","day","part")
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"exam_id" text NOT NULL,
	"exam_version" text NOT NULL,
	"norm_version" text NOT NULL,
	"seed" text NOT NULL,
	"locale" text NOT NULL,
	"market" text NOT NULL,
	"holder_hash" text NOT NULL,
	"logid" text,
	"visit" jsonb,
	"consented_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"result" jsonb
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"id" text PRIMARY KEY NOT NULL,
	"logid" text,
	"exam_id" text,
	"path" text NOT NULL,
	"locale" text,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"logid" text PRIMARY KEY NOT NULL,
	"exam_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "coupon_redemptions_order" ON "coupon_redemptions" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "reviews_exam" ON "reviews" USING btree ("exam_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_holder_hash" ON "subscriptions" USING btree ("holder_hash");--> statement-breakpoint
CREATE INDEX "subscriptions_period_end" ON "subscriptions" USING btree ("state","period_end");--> statement-breakpoint
CREATE INDEX "gifts_code_hash" ON "gifts" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "order_access_holder_hash" ON "order_access" USING btree ("holder_hash");--> statement-breakpoint
CREATE INDEX "orders_email_key" ON "orders" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "orders_holder_hash" ON "orders" USING btree ("holder_hash");--> statement-breakpoint
CREATE INDEX "orders_parent" ON "orders" USING btree ("parent_order_number");--> statement-breakpoint
CREATE INDEX "orders_sku_paid_at" ON "orders" USING btree ("sku_id","paid_at");--> statement-breakpoint
CREATE INDEX "orders_state_pending_at" ON "orders" USING btree ("state","pending_at");--> statement-breakpoint
CREATE INDEX "ledger_reference" ON "ledger" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "payment_attempts_state" ON "payment_attempts" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "refunds_state" ON "refunds" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("run_at") WHERE done_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "sandbox_invoices_subscription" ON "sandbox_invoices" USING btree ("subscription");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "sittings_started_at" ON "sittings" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "page_views_seen_at" ON "page_views" USING btree ("seen_at");