ALTER TABLE "arolls" ADD COLUMN "shot" jsonb;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "shots_per_scene" text DEFAULT 'AUTO' NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "film_style" jsonb;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_shots_per_scene_known" CHECK ("stories"."shots_per_scene" in ('AUTO', 'ONE', 'TWO', 'THREE', 'FOUR'));