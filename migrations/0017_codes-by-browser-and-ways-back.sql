ALTER TABLE "account_codes" ADD COLUMN "email_hash" text;--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "restores" text;--> statement-breakpoint
CREATE INDEX "account_codes_email" ON "account_codes" USING btree ("email_hash");