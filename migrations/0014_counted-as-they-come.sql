CREATE TABLE "exam_ratings" (
	"exam_id" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"sum" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sku_sales" (
	"sku_id" text NOT NULL,
	"part" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "sku_sales_sku_id_part_pk" PRIMARY KEY("sku_id","part")
);
--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("exam_id","locale","created_at") WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "orders_returned_period" ON "orders" USING btree ("period_end") WHERE kind = 'membership' and state = 'refunded';--> statement-breakpoint
CREATE INDEX "surplus_captures_open" ON "surplus_captures" USING btree ("at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("created_at") WHERE done_at is null and dead_at is not null;--> statement-breakpoint
CREATE INDEX "sandbox_payments_order" ON "sandbox_payments" USING btree ("order_number");--> statement-breakpoint
-- What was sold and said before it was counted. An order that the version before moves at this very moment is counted by neither.
INSERT INTO "sku_sales" ("sku_id", "part", "count")
SELECT "sku_id", 0, count(*)::int FROM "orders"
WHERE "sku_id" IS NOT NULL AND "paid_at" IS NOT NULL AND "state" IN ('paid', 'partially_refunded') GROUP BY "sku_id";--> statement-breakpoint
INSERT INTO "exam_ratings" ("exam_id", "count", "sum")
SELECT "exam_id", count(*)::int, sum("rating")::int FROM "reviews" WHERE "hidden_at" IS NULL GROUP BY "exam_id";
