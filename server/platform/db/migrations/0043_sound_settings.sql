-- Without the default, which only later stories get: earlier ones keep their sound.
ALTER TABLE "stories" ADD COLUMN "music_ducking_db" real;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "loudness_lufs" integer;--> statement-breakpoint
ALTER TABLE "stories" ALTER COLUMN "music_ducking_db" SET DEFAULT -12;--> statement-breakpoint
ALTER TABLE "stories" ALTER COLUMN "loudness_lufs" SET DEFAULT -14;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_music_ducking_range" CHECK ("stories"."music_ducking_db" between -24 and -3);--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_loudness_known" CHECK ("stories"."loudness_lufs" in (-23, -16, -14));