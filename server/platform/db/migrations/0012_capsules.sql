CREATE TABLE "capsules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"story_id" uuid,
	"report_id" uuid,
	"description" text DEFAULT '' NOT NULL,
	"app_version" text NOT NULL,
	"file_key" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_trail" DROP CONSTRAINT "audit_trail_action_known";--> statement-breakpoint
ALTER TABLE "audit_trail" DROP CONSTRAINT "audit_trail_subject_known";--> statement-breakpoint
ALTER TABLE "capsules" ADD CONSTRAINT "capsules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capsules" ADD CONSTRAINT "capsules_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capsules" ADD CONSTRAINT "capsules_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "capsules_created_idx" ON "capsules" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "capsules_user_idx" ON "capsules" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "capsules_story_idx" ON "capsules" USING btree ("story_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "audit_trail" ADD CONSTRAINT "audit_trail_action_known" CHECK ("audit_trail"."action" in ('SEARCHED_PEOPLE', 'VIEWED_PERSON', 'REVEALED_ADDRESS', 'VIEWED_STORY', 'REVEALED_TEXTS', 'EXPORTED_ROWS', 'RETRIED_JOB', 'RELEASED_JOB', 'VIEWED_FILM', 'APPROVED_FILM', 'REJECTED_FILM', 'UNDID_REVIEW', 'LISTED_CAPSULES', 'OPENED_CAPSULE'));--> statement-breakpoint
ALTER TABLE "audit_trail" ADD CONSTRAINT "audit_trail_subject_known" CHECK ("audit_trail"."subject_kind" in ('PERSON', 'STORY', 'FILM', 'JOB', 'LIST', 'CAPSULE'));