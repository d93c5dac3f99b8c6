DROP INDEX "outbox_open";--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("run_at","created_at") WHERE done_at is null and dead_at is null;