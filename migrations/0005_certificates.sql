CREATE TABLE "certificates" (
	"order_number" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"holder_name" text NOT NULL,
	"named_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificates_code_unique" UNIQUE("code")
);
