CREATE TABLE "music_cues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"story_id" uuid NOT NULL,
	"scene_id" uuid,
	"kind" text NOT NULL,
	"media_id" uuid,
	"track" integer NOT NULL,
	"start_ms" integer NOT NULL,
	"duration_ms" integer,
	"offset_ms" integer NOT NULL,
	"volume" double precision NOT NULL,
	"loops" boolean NOT NULL,
	"fade_in_ms" integer NOT NULL,
	"fade_out_ms" integer NOT NULL,
	"is_muted" boolean NOT NULL,
	"ducking_db" double precision,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "music_cues_times_positive" CHECK ("music_cues"."start_ms" >= 0 and "music_cues"."duration_ms" > 0 and "music_cues"."offset_ms" >= 0 and "music_cues"."fade_in_ms" >= 0 and "music_cues"."fade_out_ms" >= 0),
	CONSTRAINT "music_cues_track_range" CHECK ("music_cues"."track" between 0 and 9),
	CONSTRAINT "music_cues_volume_range" CHECK ("music_cues"."volume" between 0 and 1),
	CONSTRAINT "music_cues_ducking_range" CHECK ("music_cues"."ducking_db" between -24 and 0),
	CONSTRAINT "music_cues_kind_known" CHECK ("music_cues"."kind" in ('MUSIC', 'EFFECT'))
);
--> statement-breakpoint
ALTER TABLE "music_cues" ADD CONSTRAINT "music_cues_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "music_cues" ADD CONSTRAINT "music_cues_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "music_cues" ADD CONSTRAINT "music_cues_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "music_cues_story_idx" ON "music_cues" USING btree ("story_id","track","start_ms");--> statement-breakpoint
CREATE INDEX "music_cues_scene_idx" ON "music_cues" USING btree ("scene_id");--> statement-breakpoint
CREATE INDEX "music_cues_media_idx" ON "music_cues" USING btree ("media_id");