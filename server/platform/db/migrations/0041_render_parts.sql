CREATE TABLE "render_parts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"render_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sections" jsonb,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"scene_number" integer DEFAULT 0 NOT NULL,
	"token_hash" text,
	"file_key" text,
	"size_bytes" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "render_parts_progress_range" CHECK ("render_parts"."progress" between 0 and 100),
	CONSTRAINT "render_parts_status_known" CHECK ("render_parts"."status" in ('QUEUED', 'RENDERING', 'COMPLETED'))
);
--> statement-breakpoint
ALTER TABLE "render_parts" ADD CONSTRAINT "render_parts_render_id_renders_id_fk" FOREIGN KEY ("render_id") REFERENCES "public"."renders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "render_parts_number_key" ON "render_parts" USING btree ("render_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "render_parts_token_hash_key" ON "render_parts" USING btree ("token_hash");