CREATE TABLE "lora_set_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lora_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"pictures" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "image_styles" ADD COLUMN "lora_weight" real DEFAULT 0.8 NOT NULL;--> statement-breakpoint
ALTER TABLE "image_styles" ADD COLUMN "reference_strength" real DEFAULT 0.7 NOT NULL;--> statement-breakpoint
ALTER TABLE "lora_models" ADD COLUMN "training" jsonb;--> statement-breakpoint
ALTER TABLE "lora_models" ADD COLUMN "set_version" integer;--> statement-breakpoint
ALTER TABLE "lora_models" ADD COLUMN "consented_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lora_models" ADD COLUMN "hold_id" uuid;--> statement-breakpoint
ALTER TABLE "lora_models" ADD COLUMN "stop_requested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lora_models" ADD COLUMN "resumed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lora_models" ADD COLUMN "resumed_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lora_models" ADD COLUMN "rank" integer;--> statement-breakpoint
ALTER TABLE "lora_training_data" ADD COLUMN "caption_source" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "lora_training_data" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "lora_set_versions" ADD CONSTRAINT "lora_set_versions_lora_id_lora_models_id_fk" FOREIGN KEY ("lora_id") REFERENCES "public"."lora_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lora_set_versions_key" ON "lora_set_versions" USING btree ("lora_id","version");--> statement-breakpoint
ALTER TABLE "image_styles" ADD CONSTRAINT "image_styles_lora_weight_range" CHECK ("image_styles"."lora_weight" between 0 and 1);--> statement-breakpoint
ALTER TABLE "image_styles" ADD CONSTRAINT "image_styles_reference_strength_range" CHECK ("image_styles"."reference_strength" between 0 and 1);--> statement-breakpoint
ALTER TABLE "lora_training_data" ADD CONSTRAINT "lora_training_data_caption_source_known" CHECK ("lora_training_data"."caption_source" in ('NONE', 'PERSON', 'IMPORTED', 'DRAFTED'));