ALTER TABLE "tasks" ADD COLUMN "verdict" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "work_ms" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_verdict_known" CHECK ("tasks"."verdict" in ('NONE', 'KEPT', 'REJECTED'));