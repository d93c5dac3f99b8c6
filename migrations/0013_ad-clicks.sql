CREATE TABLE "ad_clicks" (
	"logid" text PRIMARY KEY NOT NULL,
	"clicks" jsonb NOT NULL,
	"consent" jsonb NOT NULL,
	"browser" text NOT NULL,
	"address" text,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ad_clicks_agreed_at" ON "ad_clicks" USING btree ("agreed_at");