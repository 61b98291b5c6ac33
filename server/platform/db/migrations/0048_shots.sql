ALTER TABLE "arolls" ADD COLUMN "shot" jsonb;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "film_style" jsonb;