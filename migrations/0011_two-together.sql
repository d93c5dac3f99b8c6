CREATE TABLE "invitation_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"inviting_order" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"order_number" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"holder_name" text,
	"mails" boolean NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pair_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"pair_order" text NOT NULL,
	"pair_other" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pairs" (
	"order_number" text NOT NULL,
	"other_order" text NOT NULL,
	"code" text NOT NULL,
	"inviting_order" text NOT NULL,
	"name" text,
	"other_name" text,
	"agreed_at" timestamp with time zone,
	"other_agreed_at" timestamp with time zone,
	"scores_at" timestamp with time zone,
	"other_scores_at" timestamp with time zone,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pairs_order_number_other_order_pk" PRIMARY KEY("order_number","other_order")
);
--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "invitation" text;--> statement-breakpoint
CREATE INDEX "pairs_other_order" ON "pairs" USING btree ("other_order");--> statement-breakpoint
CREATE INDEX "pairs_made_at" ON "pairs" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "sittings_invitation" ON "sittings" USING btree ("invitation") WHERE invitation is not null;