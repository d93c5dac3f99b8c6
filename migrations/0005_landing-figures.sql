CREATE TABLE "sitting_tallies" (
	"exam_id" text NOT NULL,
	"scope" text NOT NULL,
	"part" integer NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL,
	"score_sum" double precision NOT NULL,
	CONSTRAINT "sitting_tallies_exam_id_scope_part_pk" PRIMARY KEY("exam_id","scope","part")
);
--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "landing" text;--> statement-breakpoint
CREATE INDEX "sittings_holder" ON "sittings" USING btree ("holder_hash");