ALTER TABLE "stories" DROP CONSTRAINT "stories_image_model_known";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_default_image_model_known";--> statement-breakpoint
ALTER TABLE "stories" ALTER COLUMN "default_image_model" SET DEFAULT 'AUTO';--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "default_image_model" SET DEFAULT 'AUTO';--> statement-breakpoint
-- What could be chosen before had no effect: whoever was connected first drew.
UPDATE "stories" SET "default_image_model" = 'AUTO';--> statement-breakpoint
UPDATE "users" SET "default_image_model" = 'AUTO';
