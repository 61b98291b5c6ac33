CREATE TABLE "engine_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_trail" DROP CONSTRAINT "audit_trail_action_known";--> statement-breakpoint
ALTER TABLE "audit_trail" DROP CONSTRAINT "audit_trail_subject_known";--> statement-breakpoint
ALTER TABLE "audit_trail" ADD CONSTRAINT "audit_trail_action_known" CHECK ("audit_trail"."action" in ('SEARCHED_PEOPLE', 'VIEWED_PERSON', 'REVEALED_ADDRESS', 'VIEWED_STORY', 'REVEALED_TEXTS', 'EXPORTED_ROWS', 'RETRIED_JOB', 'RELEASED_JOB', 'ACKNOWLEDGED_JOB', 'VIEWED_FILM', 'APPROVED_FILM', 'REJECTED_FILM', 'UNDID_REVIEW', 'LISTED_CAPSULES', 'OPENED_CAPSULE', 'CLOSED_REPORT', 'REOPENED_REPORT', 'UPDATED_REPORT', 'ANSWERED_REPORT', 'SET_ENGINES'));--> statement-breakpoint
ALTER TABLE "audit_trail" ADD CONSTRAINT "audit_trail_subject_known" CHECK ("audit_trail"."subject_kind" in ('PERSON', 'STORY', 'FILM', 'JOB', 'LIST', 'CAPSULE', 'REPORT', 'ENGINES'));