CREATE TABLE "overlays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"story_id" uuid NOT NULL,
	"scene_id" uuid,
	"kind" text NOT NULL,
	"overlay_order" integer NOT NULL,
	"start_ms" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"box" jsonb NOT NULL,
	"motion_in" jsonb NOT NULL,
	"motion_out" jsonb NOT NULL,
	"media_id" uuid,
	"content" jsonb NOT NULL,
	"original_text" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "overlays_numbers_positive" CHECK ("overlays"."overlay_order" >= 0 and "overlays"."start_ms" >= 0 and "overlays"."duration_ms" > 0),
	CONSTRAINT "overlays_kind_known" CHECK ("overlays"."kind" in ('MEDIA', 'TEXT', 'SHAPE', 'STICKER'))
);
--> statement-breakpoint
ALTER TABLE "overlays" ADD CONSTRAINT "overlays_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overlays" ADD CONSTRAINT "overlays_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overlays" ADD CONSTRAINT "overlays_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "overlays_story_idx" ON "overlays" USING btree ("story_id","overlay_order");--> statement-breakpoint
CREATE INDEX "overlays_scene_idx" ON "overlays" USING btree ("scene_id");--> statement-breakpoint
CREATE INDEX "overlays_media_idx" ON "overlays" USING btree ("media_id");--> statement-breakpoint
INSERT INTO "overlays" ("id", "story_id", "scene_id", "kind", "overlay_order", "start_ms", "duration_ms", "box", "motion_in", "motion_out", "media_id", "content", "created_at", "updated_at")
SELECT "brolls"."id", "scenes"."story_id", "brolls"."scene_id", 'MEDIA',
	row_number() OVER (PARTITION BY "brolls"."scene_id" ORDER BY "brolls"."start_ms", "brolls"."id") - 1,
	"brolls"."start_ms", "brolls"."duration_ms",
	'{"x": 0, "y": 0, "width": 1, "height": 1, "rotation": 0, "opacity": 1, "corner_radius": 0}',
	'{"name": "FADE", "by": "WHOLE", "duration_ms": 200, "easing": "EASE_IN_OUT"}',
	'{"name": "FADE", "by": "WHOLE", "duration_ms": 200, "easing": "EASE_IN_OUT"}',
	"brolls"."media_id",
	CASE WHEN "media"."media_type" = 'video'
		THEN '{"fit": "COVER", "video_start": 0, "volume": 0}'::jsonb
		ELSE '{"fit": "COVER", "video_start": null, "volume": 0}'::jsonb END,
	"brolls"."created_at", "brolls"."updated_at"
FROM "brolls"
INNER JOIN "scenes" ON "scenes"."id" = "brolls"."scene_id"
LEFT JOIN "media" ON "media"."id" = "brolls"."media_id";
