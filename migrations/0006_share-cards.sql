CREATE TABLE "share_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"shared_order" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"order_number" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"tells" text NOT NULL,
	"sign" boolean NOT NULL,
	"holder_name" text,
	"made_at" timestamp with time zone NOT NULL,
	"public_at" timestamp with time zone
);
