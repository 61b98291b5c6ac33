ALTER TABLE "credit_holds" DROP CONSTRAINT "credit_holds_tool_known";--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_type_known";--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_tool_known" CHECK ("credit_holds"."tool" in ('IMAGE', 'UPSCALE', 'REFRAME', 'MODIFY_VIDEO', 'IMAGE_TO_VIDEO', 'LIP_SYNC', 'AVATAR', 'INPAINTING', 'MUSIC'));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_type_known" CHECK ("tasks"."task_type" in ('inpainting', 'lip_sync', 'upscale', 'image_editing', 'image_to_video', 'music'));