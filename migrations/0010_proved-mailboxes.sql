ALTER TABLE "order_access" ADD COLUMN "changes_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_links" ADD COLUMN "email" text;