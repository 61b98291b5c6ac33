-- Pieces of three of a text, for an index that finds what holds a part of it. Both databases have GIN; neither needs an extension.
CREATE FUNCTION "email_grams"("email" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select coalesce(array_agg(distinct substr(email, n, 3)), '{}') from generate_series(1, length(email) - 2) n
$$;
--> statement-breakpoint
-- Who made something, of its receipt. Parts of figures are divided by '|'.
CREATE FUNCTION "made_by"("receipt" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select replace(coalesce(receipt ->> 'engine', '') || coalesce(' · ' || (receipt ->> 'model'), ''), '|', '/')
$$;
--> statement-breakpoint
ALTER TABLE "audit_trail" DROP CONSTRAINT "audit_trail_action_known";--> statement-breakpoint
ALTER TABLE "audit_trail" DROP CONSTRAINT "audit_trail_subject_known";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "made_for" text;--> statement-breakpoint
CREATE INDEX "reports_open_idx" ON "reports" USING btree ("created_at") WHERE "reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "active_days_day_idx" ON "active_days" USING btree ("day","user_id");--> statement-breakpoint
CREATE INDEX "media_made_idx" ON "media" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "media"."made_for" is not null;--> statement-breakpoint
CREATE INDEX "media_uploads_idx" ON "media" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "media"."source" = 'USER' and "media"."status" = 'COMPLETED';--> statement-breakpoint
CREATE INDEX "users_email_prefix_idx" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_email_grams_idx" ON "users" USING gin (email_grams("email"));--> statement-breakpoint
ALTER TABLE "audit_trail" ADD CONSTRAINT "audit_trail_action_known" CHECK ("audit_trail"."action" in ('SEARCHED_PEOPLE', 'VIEWED_PERSON', 'REVEALED_ADDRESS', 'VIEWED_STORY', 'REVEALED_TEXTS', 'EXPORTED_ROWS', 'RETRIED_JOB', 'RELEASED_JOB', 'VIEWED_FILM', 'APPROVED_FILM', 'REJECTED_FILM', 'UNDID_REVIEW', 'LISTED_CAPSULES', 'OPENED_CAPSULE', 'CLOSED_REPORT', 'REOPENED_REPORT'));--> statement-breakpoint
ALTER TABLE "audit_trail" ADD CONSTRAINT "audit_trail_subject_known" CHECK ("audit_trail"."subject_kind" in ('PERSON', 'STORY', 'FILM', 'JOB', 'LIST', 'CAPSULE', 'REPORT'));
--> statement-breakpoint
-- What the hold of a receipt was for, kept with the media: the hold may go first when an account is deleted.
CREATE FUNCTION "media_made_for"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.made_for := case
    when new.receipt is null or new.source <> 'GENERATED' or new.receipt ? 'is_copy' or new.receipt ->> 'work_ms' is null then null
    else coalesce((select h.action from credit_holds h where h.id = (new.receipt ->> 'hold_id')::uuid), '')
  end;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER "media_made_for" BEFORE INSERT OR UPDATE OF "receipt", "source" ON "media" FOR EACH ROW EXECUTE FUNCTION "media_made_for"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "media_figures"("r" "media") RETURNS TABLE ("day" date, "kind" text, "part" text, "user_id" uuid, "amount" bigint) LANGUAGE sql AS $$
  select utc_day(r.created_at), 'UPLOADS', '', null::uuid, 1::bigint where r.source = 'USER' and r.status = 'COMPLETED'
  union all
  select utc_day(r.created_at), 'UPLOADED_BYTES', '', null::uuid, coalesce(r.size_bytes, 0)::bigint
  where r.source = 'USER' and r.status = 'COMPLETED'
  union all
  select utc_day(r.created_at), 'MADE', r.made_for || '|' || made_by(r.receipt), null::uuid, 1::bigint where r.made_for is not null
  union all
  select utc_day(r.created_at), 'MADE_MS', r.made_for || '|' || made_by(r.receipt), null::uuid, (r.receipt ->> 'work_ms')::bigint
  where r.made_for is not null
$$;
--> statement-breakpoint
DROP TRIGGER "media_recount" ON "media";
--> statement-breakpoint
CREATE TRIGGER "media_recount" AFTER UPDATE ON "media" FOR EACH ROW WHEN (old.status <> new.status or old.size_bytes is distinct from new.size_bytes or old.made_for is distinct from new.made_for or old.receipt is distinct from new.receipt) EXECUTE FUNCTION "media_count"();
--> statement-breakpoint
-- What was made before; a copy for another account had its inputs and its hold taken off.
UPDATE "media" SET "receipt" = "receipt" WHERE "receipt" is not null and not ("receipt" -> 'inputs' = '[]' and "receipt" ->> 'hold_id' is null);
--> statement-breakpoint
SELECT fold_figures();
