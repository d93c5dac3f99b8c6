CREATE INDEX "orders_brought_by" ON "orders" USING btree ("brought_by") WHERE brought_by is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at") WHERE state in ('draft', 'expired');--> statement-breakpoint
CREATE INDEX "orders_without_period" ON "orders" USING btree ("pending_at") WHERE kind = 'membership' and period_end is null;--> statement-breakpoint
CREATE INDEX "payment_events_handled" ON "payment_events" USING btree ("handled_at") WHERE handled_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "report_links_order" ON "report_links" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "report_links_expires_at" ON "report_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "retrieval_counts_hour" ON "retrieval_counts" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "sittings_unfinished" ON "sittings" USING btree ("started_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "visits_started_at" ON "visits" USING btree ("started_at");