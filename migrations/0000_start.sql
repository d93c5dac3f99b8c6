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
	"sitting_id" text NOT NULL,
	"holder_hash" text NOT NULL,
	"logid" text,
	"exam_id" text NOT NULL,
	"exam_version" text NOT NULL,
	"norm_version" text NOT NULL,
	"locale" text NOT NULL,
	"market" text NOT NULL,
	"currency" text NOT NULL,
	"sku_id" text,
	"total_amount" bigint,
	"email" text,
	"email_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"pending_at" timestamp with time zone,
	"paid_at" timestamp with time zone
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
	"return_url" text NOT NULL,
	"notices" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	"state" text NOT NULL,
	"reference" text,
	"action_url" text,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_order_number_id_pk" PRIMARY KEY("order_number","id"),
	CONSTRAINT "payment_attempts_press" UNIQUE("order_number","press_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"order_number" text NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_events_order_number_provider_event_id_pk" PRIMARY KEY("order_number","provider","event_id")
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
CREATE INDEX "orders_email_key" ON "orders" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "orders_state_pending_at" ON "orders" USING btree ("state","pending_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_state" ON "payment_attempts" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("run_at") WHERE done_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "sittings_started_at" ON "sittings" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "page_views_seen_at" ON "page_views" USING btree ("seen_at");