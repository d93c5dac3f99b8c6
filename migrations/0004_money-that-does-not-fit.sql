CREATE TABLE "mismatches" (
	"order_number" text NOT NULL,
	"reference" text NOT NULL,
	"attempt_id" text NOT NULL,
	"provider" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"said_order" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "mismatches_order_number_reference_pk" PRIMARY KEY("order_number","reference")
);
--> statement-breakpoint
CREATE INDEX "mismatches_open" ON "mismatches" USING btree ("at") WHERE settled_at is null;