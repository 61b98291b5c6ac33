ALTER TABLE "characters" ADD COLUMN "first" jsonb;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "custom_captions_style" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "characters_one_narrator_key" ON "characters" USING btree ("story_id") WHERE "characters"."role" = 'Narrator';