-- What work was for stays written when it is deleted: the line says then that it is there no more.
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_story_id_stories_id_fk";
--> statement-breakpoint
ALTER TABLE "credit_holds" DROP CONSTRAINT "credit_holds_story_id_stories_id_fk";
--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "lora_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "tool" text;--> statement-breakpoint
UPDATE "credit_holds" h SET "tool" = case
    when t."model_id" in ('draft-reframe', 'draft-expand', 'draft-reframe-video', 'draft-expand-video') then 'REFRAME'
    when t."model_id" in ('draft-upscale', 'draft-upscale-drawing', 'draft-upscale-video', 'draft-upscale-drawing-video') then 'UPSCALE'
    when t."model_id" = 'draft-image-to-video' then 'IMAGE_TO_VIDEO'
    when t."model_id" = 'draft-lip-sync' then 'LIP_SYNC'
    when t."model_id" = 'draft-avatar' then 'AVATAR'
    when t."model_id" = 'draft-inpainting' then 'INPAINTING'
    when t."model_id" = 'draft-modify-video' then 'MODIFY_VIDEO'
    else 'IMAGE' end
  FROM "tasks" t WHERE t."id" = h."task_id";--> statement-breakpoint
UPDATE "credit_holds" h SET "lora_id" = l."id" FROM "lora_models" l WHERE l."hold_id" = h."id";--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_tool_known" CHECK ("credit_holds"."tool" in ('IMAGE', 'UPSCALE', 'REFRAME', 'MODIFY_VIDEO', 'IMAGE_TO_VIDEO', 'LIP_SYNC', 'AVATAR', 'INPAINTING'));--> statement-breakpoint
ALTER TABLE "credit_days" ADD COLUMN "story_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_days" DROP CONSTRAINT "credit_days_user_id_day_action_pk";--> statement-breakpoint
ALTER TABLE "credit_days" ADD CONSTRAINT "credit_days_user_id_day_action_story_id_pk" PRIMARY KEY("user_id","day","action","story_id");--> statement-breakpoint
-- The same days and actions, now by story; the figures of who was charged when stay as they are.
ALTER TABLE "credit_days" DISABLE TRIGGER "credit_days_count";--> statement-breakpoint
DELETE FROM "credit_days";--> statement-breakpoint
INSERT INTO "credit_days" ("user_id", "day", "action", "story_id", "charged")
  SELECT "user_id", ("created_at" at time zone 'UTC')::date, "action", coalesce("story_id", '00000000-0000-0000-0000-000000000000'),
         sum(case when "status" = 'CAPTURED' then "captured" else 0 end)
  FROM "credit_holds" WHERE "status" in ('CAPTURED', 'REFUNDED') GROUP BY 1, 2, 3, 4;--> statement-breakpoint
ALTER TABLE "credit_days" ENABLE TRIGGER "credit_days_count";
