-- By hand: drizzle-kit writes neither deferrable constraints nor foreign keys between tables that reference each other.
-- Orders are checked at commit, so that a reorder may pass through doubles.
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_order_unique" UNIQUE ("story_id", "element_order") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "arolls" ADD CONSTRAINT "arolls_order_unique" UNIQUE ("scene_id", "aroll_order") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "screenplay_segments" ADD CONSTRAINT "screenplay_segments_order_unique" UNIQUE ("story_id", "segment_order") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "screenplay_elements" ADD CONSTRAINT "screenplay_elements_order_unique" UNIQUE ("segment_id", "element_order") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "scenes"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_aroll_id_arolls_id_fk" FOREIGN KEY ("aroll_id") REFERENCES "arolls"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_generation_charge_id_credit_entries_id_fk" FOREIGN KEY ("generation_charge_id") REFERENCES "credit_entries"("id") ON DELETE SET NULL;
