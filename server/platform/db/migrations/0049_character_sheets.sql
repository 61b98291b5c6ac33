ALTER TABLE "characters" ADD COLUMN "sheet_media_id" uuid;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "sheet_generation_status" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "sheet_error" text;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_sheet_media_id_media_id_fk" FOREIGN KEY ("sheet_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_sheet_status_known" CHECK ("characters"."sheet_generation_status" in ('NONE', 'IN_PROGRESS', 'GENERATED', 'FAILED'));