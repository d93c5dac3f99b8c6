CREATE TABLE "turns" (
	"key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"certified_order" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "certificate_codes" ("code", "certified_order") SELECT "code", "order_number" FROM "certificates";--> statement-breakpoint
ALTER TABLE "certificates" DROP CONSTRAINT "certificates_code_unique";