ALTER TABLE "screenplay_elements" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "screenplay_elements" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "screenplay_segments" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "screenplay_segments" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;