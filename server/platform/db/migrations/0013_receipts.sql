ALTER TABLE "media" ADD COLUMN "receipt" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "renders" ADD COLUMN "receipts" jsonb;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "text_receipt" jsonb;