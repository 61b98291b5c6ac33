ALTER TABLE "quotes" ADD COLUMN "work" text DEFAULT 'MAKE_REAL' NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "generation_quote_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_work_known" CHECK ("quotes"."work" in ('MAKE_REAL', 'GENERATION'));