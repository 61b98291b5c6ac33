ALTER TABLE "media" ADD COLUMN "is_voice_recording" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "media" m SET "is_voice_recording" = true WHERE m."media_type" = 'audio' AND m."source" = 'USER' AND (
  m."scene_id" IS NOT NULL
  OR EXISTS (SELECT FROM "media_transcriptions" t WHERE t."media_id" = m."id")
  OR EXISTS (SELECT FROM "stories" s WHERE m."id" IN (s."source_media_id", s."source_sound_media_id")));
