ALTER TABLE "audit_trail" DROP CONSTRAINT "audit_trail_action_known";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_kind_known";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_story_id_stories_id_fk";
--> statement-breakpoint
DROP INDEX "reports_open_idx";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "feedback_type" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "rating" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "state" text DEFAULT 'OPEN' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "reports" SET "state" = 'CLOSED' WHERE "closed_at" is not null;--> statement-breakpoint
INSERT INTO "reports" ("id", "user_id", "story_id", "kind", "description", "feedback_type", "rating", "created_at")
  SELECT "id", "user_id", "story_id", 'FEEDBACK', "feedback", "feedback_type", "rating", "created_at" FROM "feedback";--> statement-breakpoint
DROP TABLE "feedback";--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_assignee_idx" ON "reports" USING btree ("assignee_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_open_idx" ON "reports" USING btree ("created_at") WHERE "reports"."state" in ('OPEN', 'IN_PROGRESS');--> statement-breakpoint
ALTER TABLE "audit_trail" ADD CONSTRAINT "audit_trail_action_known" CHECK ("audit_trail"."action" in ('SEARCHED_PEOPLE', 'VIEWED_PERSON', 'REVEALED_ADDRESS', 'VIEWED_STORY', 'REVEALED_TEXTS', 'EXPORTED_ROWS', 'RETRIED_JOB', 'RELEASED_JOB', 'ACKNOWLEDGED_JOB', 'VIEWED_FILM', 'APPROVED_FILM', 'REJECTED_FILM', 'UNDID_REVIEW', 'LISTED_CAPSULES', 'OPENED_CAPSULE', 'CLOSED_REPORT', 'REOPENED_REPORT', 'UPDATED_REPORT', 'ANSWERED_REPORT'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_rating_range" CHECK ("reports"."rating" between 1 and 5);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_closed" CHECK (("reports"."state" = 'CLOSED') = ("reports"."closed_at" is not null));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_feedback" CHECK (("reports"."kind" = 'FEEDBACK') = ("reports"."feedback_type" is not null));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_state_known" CHECK ("reports"."state" in ('OPEN', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_type_known" CHECK ("reports"."feedback_type" in ('GENERAL', 'BUG', 'FEATURE_REQUEST', 'QUALITY', 'BILLING'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_kind_known" CHECK ("reports"."kind" in ('RENDERING', 'ENGINE', 'FEEDBACK'));