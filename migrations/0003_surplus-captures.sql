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
