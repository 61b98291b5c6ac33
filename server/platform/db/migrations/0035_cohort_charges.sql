DROP INDEX "credit_holds_user_created_idx";--> statement-breakpoint
CREATE INDEX "credit_days_day_idx" ON "credit_days" USING btree ("day","action","user_id");--> statement-breakpoint
CREATE INDEX "users_source_idx" ON "users" USING btree ("how_did_you_hear_about_us","date_joined" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "credit_holds_user_created_idx" ON "credit_holds" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","amount","captured");