CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"story_id" uuid NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"prices_as_of" date NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "quotes_status_known" CHECK ("quotes"."status" in ('OPEN', 'ACCEPTED', 'STOPPED'))
);
--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "quote_item" text;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "prices" jsonb;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_story_idx" ON "quotes" USING btree ("story_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quotes_user_idx" ON "quotes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_open_key" ON "quotes" USING btree ("story_id") WHERE "quotes"."status" = 'OPEN';--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_holds_quote_idx" ON "credit_holds" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "credit_holds_made_idx" ON "credit_holds" USING btree ("engine","created_at" DESC NULLS FIRST) WHERE "credit_holds"."made_by" is not null;