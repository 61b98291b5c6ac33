ALTER TABLE "lora_models" ADD COLUMN "trained_by" text;--> statement-breakpoint
ALTER TABLE "lora_models" ADD COLUMN "weights_address" text;--> statement-breakpoint
ALTER TABLE "lora_models" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "lora_models" ADD CONSTRAINT "lora_models_stage_known" CHECK ("lora_models"."stage" in ('QUEUED', 'TRAINING', 'SAMPLES'));