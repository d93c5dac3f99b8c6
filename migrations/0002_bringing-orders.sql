ALTER TABLE "orders" ADD COLUMN "brought_by" text;--> statement-breakpoint
CREATE INDEX "order_access_holder_hash" ON "order_access" USING btree ("holder_hash");--> statement-breakpoint
CREATE INDEX "orders_holder_hash" ON "orders" USING btree ("holder_hash");