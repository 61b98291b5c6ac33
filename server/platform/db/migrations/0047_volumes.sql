ALTER TABLE "arolls" ADD COLUMN "video_volume" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "music_cues" ADD COLUMN "volume_points" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scenes" ADD COLUMN "voice_volume" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "scenes" ADD COLUMN "voice_fade_in_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scenes" ADD COLUMN "voice_fade_out_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "arolls" ADD CONSTRAINT "arolls_video_volume_range" CHECK ("arolls"."video_volume" between 0 and 2);--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_voice_fades_positive" CHECK ("scenes"."voice_fade_in_ms" >= 0 and "scenes"."voice_fade_out_ms" >= 0);--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_voice_volume_range" CHECK ("scenes"."voice_volume" between 0 and 2);