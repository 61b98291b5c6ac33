CREATE TABLE "audit_trail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_email" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_trail_action_known" CHECK ("audit_trail"."action" in ('SEARCHED_PEOPLE', 'VIEWED_PERSON', 'REVEALED_ADDRESS', 'VIEWED_STORY', 'REVEALED_TEXTS', 'EXPORTED_ROWS', 'RETRIED_JOB', 'RELEASED_JOB', 'VIEWED_FILM', 'APPROVED_FILM', 'REJECTED_FILM', 'UNDID_REVIEW')),
	CONSTRAINT "audit_trail_subject_known" CHECK ("audit_trail"."subject_kind" in ('PERSON', 'STORY', 'FILM', 'JOB', 'LIST'))
);
--> statement-breakpoint
CREATE TABLE "active_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "active_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "daily_figures_kind_day_part_pk" PRIMARY KEY("kind","day","part")
);
--> statement-breakpoint
CREATE TABLE "figure_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"part" text NOT NULL,
	"user_id" uuid,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_totals" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "person_totals_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "active_days" ADD CONSTRAINT "active_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_trail_created_idx" ON "audit_trail" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_trail_subject_idx" ON "audit_trail" USING btree ("subject_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_trail_staff_idx" ON "audit_trail" USING btree ("staff_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "daily_figures_nothing_idx" ON "daily_figures" USING btree ("day") WHERE "daily_figures"."amount" = 0;--> statement-breakpoint
CREATE INDEX "person_totals_kind_amount_idx" ON "person_totals" USING btree ("kind","amount" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "person_totals_nothing_idx" ON "person_totals" USING btree ("user_id") WHERE "person_totals"."amount" = 0;--> statement-breakpoint
CREATE INDEX "credit_holds_created_idx" ON "credit_holds" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_failed_idx" ON "jobs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'FAILED';--> statement-breakpoint
CREATE INDEX "jobs_created_idx" ON "jobs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "renders_created_idx" ON "renders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stories_failed_idx" ON "stories" USING btree ("created_at" DESC NULLS FIRST) WHERE "stories"."status" = 'FAILED';--> statement-breakpoint
CREATE INDEX "tasks_created_idx" ON "tasks" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tasks_failed_idx" ON "tasks" USING btree ("created_at" DESC NULLS FIRST) WHERE "tasks"."status" = 'FAILED';--> statement-breakpoint
CREATE INDEX "tasks_open_idx" ON "tasks" USING btree ("updated_at") WHERE "tasks"."status" in ('CREATED', 'PROCESSING');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_roles_known" CHECK ("users"."staff_roles" <@ array['SUPPORT', 'FINANCE', 'REVIEWER', 'ADMIN']::text[]);