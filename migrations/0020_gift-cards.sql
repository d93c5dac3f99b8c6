ALTER TABLE "orders" ADD COLUMN "card_giver" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_line" text;