CREATE TABLE "film_reviews" (
	"render_id" uuid PRIMARY KEY NOT NULL,
	"story_id" uuid NOT NULL,
	"media_id" uuid,
	"verdict" text DEFAULT 'WAITING' NOT NULL,
	"reason" text,
	"flagged_at_ms" integer,
	"reviewed_by" uuid,
	"reviewed_at" timestamp (3) with time zone,
	"earlier" jsonb,
	"objection" text,
	"objected_at" timestamp (3) with time zone,
	"lease_owner" uuid,
	"lease_ends_at" timestamp (3) with time zone,
	"removed_preview_id" text,
	"removed_preview_expires_at" timestamp (3) with time zone,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "film_reviews_reason_given" CHECK ("film_reviews"."verdict" <> 'REJECTED' or "film_reviews"."reason" is not null),
	CONSTRAINT "film_reviews_verdict_known" CHECK ("film_reviews"."verdict" in ('WAITING', 'APPROVED', 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "staff_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"grid" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_views_grid_known" CHECK ("staff_views"."grid" in ('USAGE', 'GENERATIONS', 'QUALITY', 'PREMIUM', 'TRAIL'))
);
--> statement-breakpoint
ALTER TABLE "notification_settings" DROP CONSTRAINT "notification_settings_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "film_reviews" ADD CONSTRAINT "film_reviews_render_id_renders_id_fk" FOREIGN KEY ("render_id") REFERENCES "public"."renders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_reviews" ADD CONSTRAINT "film_reviews_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_reviews" ADD CONSTRAINT "film_reviews_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_reviews" ADD CONSTRAINT "film_reviews_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_reviews" ADD CONSTRAINT "film_reviews_lease_owner_users_id_fk" FOREIGN KEY ("lease_owner") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_reviews_queue_idx" ON "film_reviews" USING btree (("objection" is null),"queued_at","render_id") WHERE "film_reviews"."verdict" = 'WAITING' and "film_reviews"."media_id" is not null;--> statement-breakpoint
CREATE INDEX "film_reviews_lease_idx" ON "film_reviews" USING btree ("lease_owner") WHERE "film_reviews"."verdict" = 'WAITING';--> statement-breakpoint
CREATE INDEX "film_reviews_story_idx" ON "film_reviews" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "film_reviews_media_idx" ON "film_reviews" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_views_user_name_key" ON "staff_views" USING btree ("user_id","grid","name");--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_kind_known" CHECK ("notification_settings"."kind" in ('FILM_READY', 'TASK_FAILED', 'OFFER_RECEIVED', 'CREDITS', 'PLAN', 'FILM_REVIEWED'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('FILM_READY', 'TASK_FAILED', 'OFFER_RECEIVED', 'CREDITS', 'PLAN', 'FILM_REVIEWED'));
--> statement-breakpoint
-- Films that are stored already wait, too.
INSERT INTO "film_reviews" ("render_id", "story_id", "media_id", "queued_at", "created_at", "updated_at")
SELECT "id", "story_id", "media_id", coalesce("completed_at", "created_at"), "created_at", "updated_at" FROM "renders" WHERE "status" = 'COMPLETED' AND "media_id" IS NOT NULL;
