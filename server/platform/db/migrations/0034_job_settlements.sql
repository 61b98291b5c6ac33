ALTER TABLE "audit_trail" DROP CONSTRAINT "audit_trail_action_known";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_status_known";--> statement-breakpoint
ALTER TABLE "staff_views" DROP CONSTRAINT "staff_views_grid_known";--> statement-breakpoint
DROP INDEX "credit_holds_captured_idx";--> statement-breakpoint
CREATE INDEX "credit_holds_credits_idx" ON "credit_holds" USING btree (coalesce(case when "status" = 'HELD' then "amount" else "captured" end, -1) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "audit_trail" ADD CONSTRAINT "audit_trail_action_known" CHECK ("audit_trail"."action" in ('SEARCHED_PEOPLE', 'VIEWED_PERSON', 'REVEALED_ADDRESS', 'VIEWED_STORY', 'REVEALED_TEXTS', 'EXPORTED_ROWS', 'RETRIED_JOB', 'RELEASED_JOB', 'ACKNOWLEDGED_JOB', 'VIEWED_FILM', 'APPROVED_FILM', 'REJECTED_FILM', 'UNDID_REVIEW', 'LISTED_CAPSULES', 'OPENED_CAPSULE', 'CLOSED_REPORT', 'REOPENED_REPORT'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_status_known" CHECK ("jobs"."status" in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED', 'ACKNOWLEDGED'));--> statement-breakpoint
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_grid_known" CHECK ("staff_views"."grid" in ('USAGE', 'GENERATIONS', 'QUALITY', 'PREMIUM', 'PARTNER', 'PERSON', 'TRAIL'));--> statement-breakpoint
-- The trail is not emptied either.
CREATE TRIGGER "audit_trail_is_not_emptied" BEFORE TRUNCATE ON "audit_trail" FOR EACH STATEMENT EXECUTE FUNCTION "audit_trail_is_kept"();
