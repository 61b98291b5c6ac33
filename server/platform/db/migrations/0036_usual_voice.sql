ALTER TABLE "stories" ADD COLUMN "usual_voice_code" text;--> statement-breakpoint
-- What stories have spoken with so far, as the receipt of their first voice-over without a choice says.
UPDATE "stories" SET "usual_voice_code" = (
  SELECT setting->>'value'
  FROM "scenes"
  JOIN "media" ON "media"."id" = "scenes"."audio_media_id"
  CROSS JOIN LATERAL jsonb_array_elements("media"."receipt"->'settings') AS setting
  WHERE "scenes"."story_id" = "stories"."id"
    AND "scenes"."language_and_voice_code" IS NULL
    AND "media"."receipt"->>'work' = 'VOICE'
    AND setting->>'name' = 'voice'
  ORDER BY "scenes"."element_order"
  LIMIT 1
)
WHERE "default_voice_code" IS NULL;
