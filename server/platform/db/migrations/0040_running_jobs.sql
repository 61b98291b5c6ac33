ALTER TABLE "jobs" ADD COLUMN "engine" text;--> statement-breakpoint
CREATE INDEX "jobs_running_idx" ON "jobs" USING btree ("user_id") WHERE "jobs"."status" = 'RUNNING';