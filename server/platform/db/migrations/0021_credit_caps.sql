ALTER TABLE "quotes" ADD COLUMN "paused_items" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "credit_cap" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "credit_cap_per_month" integer;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_credit_cap_positive" CHECK ("stories"."credit_cap" >= 0);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_credit_cap_positive" CHECK ("users"."credit_cap_per_month" >= 0);