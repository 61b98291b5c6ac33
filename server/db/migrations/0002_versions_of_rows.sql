ALTER TABLE "story_edits" ADD COLUMN "overtaken_at" timestamp (3) with time zone;--> statement-breakpoint
-- Versions kept as documents could not be gone back to; no release has kept any.
DELETE FROM "story_versions";--> statement-breakpoint
ALTER TABLE "story_versions" RENAME COLUMN "document" TO "snapshot";
