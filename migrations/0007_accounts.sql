CREATE TABLE "account_addresses" (
	"email_key" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_attempts" (
	"key" text NOT NULL,
	"hour" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_attempts_key_hour_pk" PRIMARY KEY("key","hour")
);
--> statement-breakpoint
CREATE TABLE "account_browsers" (
	"account_id" text NOT NULL,
	"holder_hash" text NOT NULL,
	CONSTRAINT "account_browsers_account_id_holder_hash_pk" PRIMARY KEY("account_id","holder_hash")
);
--> statement-breakpoint
CREATE TABLE "account_codes" (
	"key" text PRIMARY KEY NOT NULL,
	"code_id" text NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wish" jsonb
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"holder_hash" text NOT NULL,
	"browser" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"holder_hash" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"verified_at" timestamp with time zone,
	"agreed_at" timestamp with time zone,
	"nickname" text,
	"phone" text,
	"birthday" text,
	"gender" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_access" ADD COLUMN "left_by" text;--> statement-breakpoint
CREATE INDEX "account_sessions_account" ON "account_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "accounts_holder_hash" ON "accounts" USING btree ("holder_hash");