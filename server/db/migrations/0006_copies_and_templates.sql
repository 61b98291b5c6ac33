CREATE TABLE "template_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"to_email" text NOT NULL,
	"display_title" text NOT NULL,
	"aspect_ratio" text NOT NULL,
	"language" text NOT NULL,
	"scenes_total" integer NOT NULL,
	"duration_in_frames" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "template_offers_aspect_ratio_known" CHECK ("template_offers"."aspect_ratio" in ('NINE_SIXTEEN', 'SIXTEEN_NINE', 'ONE_ONE'))
);
--> statement-breakpoint
ALTER TABLE "scenes" ADD COLUMN "original_text" text;--> statement-breakpoint
ALTER TABLE "scenes" ADD COLUMN "original_duration_ms" integer;--> statement-breakpoint
ALTER TABLE "scenes" ADD COLUMN "is_translated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "original_language" text;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "original_title" text;--> statement-breakpoint
ALTER TABLE "template_offers" ADD CONSTRAINT "template_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_offers_to_idx" ON "template_offers" USING btree ("to_email","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "template_offers_user_idx" ON "template_offers" USING btree ("user_id");