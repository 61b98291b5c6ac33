-- Figures of the staff pages, kept by increments. `<table>_figures(row)` says what a row adds to the figures of its day; triggers append what
-- a change of it adds and takes away; `fold_figures()` adds up what was appended.
CREATE FUNCTION "utc_day"("at" timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ select (at at time zone 'UTC')::date $$;
--> statement-breakpoint
CREATE FUNCTION "users_figures"("r" "users") RETURNS TABLE ("day" date, "kind" text, "part" text, "user_id" uuid, "amount" bigint) LANGUAGE sql AS $$
  select utc_day(r.date_joined), 'SIGN_UPS', coalesce(r.country, '') || '|' || r.how_did_you_hear_about_us, null::uuid, 1::bigint
$$;
--> statement-breakpoint
CREATE FUNCTION "stories_figures"("r" "stories") RETURNS TABLE ("day" date, "kind" text, "part" text, "user_id" uuid, "amount" bigint) LANGUAGE sql AS $$
  select utc_day(r.created_at), 'STORIES', r.creation_mode || '|' || r.status, r.user_id, 1::bigint
  union all
  select utc_day(r.first_generated_at), 'GENERATED', r.creation_mode, r.user_id, 1::bigint where r.first_generated_at is not null
$$;
--> statement-breakpoint
CREATE FUNCTION "tasks_figures"("r" "tasks") RETURNS TABLE ("day" date, "kind" text, "part" text, "user_id" uuid, "amount" bigint) LANGUAGE sql AS $$
  select utc_day(r.created_at), 'TASKS', r.task_type || '|' || r.model_id || '|' || r.status, null::uuid, 1::bigint
$$;
--> statement-breakpoint
CREATE FUNCTION "renders_figures"("r" "renders") RETURNS TABLE ("day" date, "kind" text, "part" text, "user_id" uuid, "amount" bigint) LANGUAGE sql AS $$
  select utc_day(r.created_at), 'EXPORTS', r.executor || '|' || r.status, null::uuid, 1::bigint
  union all
  select utc_day(r.created_at), 'VIDEOS', '', r.user_id, 1::bigint where r.status = 'COMPLETED'
$$;
--> statement-breakpoint
CREATE FUNCTION "reports_figures"("r" "reports") RETURNS TABLE ("day" date, "kind" text, "part" text, "user_id" uuid, "amount" bigint) LANGUAGE sql AS $$
  select utc_day(r.created_at), 'REPORTS', r.kind, null::uuid, 1::bigint
$$;
--> statement-breakpoint
CREATE FUNCTION "credit_holds_figures"("r" "credit_holds") RETURNS TABLE ("day" date, "kind" text, "part" text, "user_id" uuid, "amount" bigint) LANGUAGE sql AS $$
  select utc_day(r.created_at), 'CREDITS', r.action, r.user_id, r.captured::bigint where r.status = 'CAPTURED'
  union all
  select utc_day(r.created_at), 'CHARGES', r.action, null::uuid, 1::bigint where r.status = 'CAPTURED'
  union all
  select utc_day(r.created_at), 'REFUNDS', r.action, null::uuid, 1::bigint where r.status = 'REFUNDED'
$$;
--> statement-breakpoint
CREATE FUNCTION "credit_entries_figures"("r" "credit_entries") RETURNS TABLE ("day" date, "kind" text, "part" text, "user_id" uuid, "amount" bigint) LANGUAGE sql AS $$
  select utc_day(r.created_at), 'GRANTED', r.action, r.user_id, r.amount::bigint where r.kind = 'GRANT'
  union all
  select utc_day(r.created_at), 'LEDGER', r.kind, r.user_id, r.amount::bigint
$$;
--> statement-breakpoint
CREATE FUNCTION "subscriptions_figures"("r" "subscriptions") RETURNS TABLE ("day" date, "kind" text, "part" text, "user_id" uuid, "amount" bigint) LANGUAGE sql AS $$
  select utc_day(r.created_at), 'SUBSCRIBED', r.premium_type, r.user_id, 1::bigint where r.status <> 'PENDING'
$$;
--> statement-breakpoint
CREATE FUNCTION "purchases_figures"("r" "purchases") RETURNS TABLE ("day" date, "kind" text, "part" text, "user_id" uuid, "amount" bigint) LANGUAGE sql AS $$
  select utc_day(r.created_at), 'REVENUE', r.currency, null::uuid, r.amount::bigint where r.status = 'PAID'
  union all
  select utc_day(r.created_at), 'PAID_' || r.currency, '', r.user_id, r.amount::bigint where r.status = 'PAID'
$$;
--> statement-breakpoint
CREATE FUNCTION "subscription_payments_figures"("r" "subscription_payments") RETURNS TABLE ("day" date, "kind" text, "part" text, "user_id" uuid, "amount" bigint) LANGUAGE sql AS $$
  select utc_day(r.created_at), 'REVENUE', r.currency, null::uuid, r.amount::bigint where r.status = 'PAID'
  union all
  select utc_day(r.created_at), 'PAID_' || r.currency, '', s.user_id, r.amount::bigint
  from subscriptions s where s.id = r.subscription_id and r.status = 'PAID'
$$;
--> statement-breakpoint
CREATE FUNCTION "media_figures"("r" "media") RETURNS TABLE ("day" date, "kind" text, "part" text, "user_id" uuid, "amount" bigint) LANGUAGE sql AS $$
  select utc_day(r.created_at), 'UPLOADS', '', null::uuid, 1::bigint where r.source = 'USER' and r.status = 'COMPLETED'
  union all
  select utc_day(r.created_at), 'UPLOADED_BYTES', '', null::uuid, coalesce(r.size_bytes, 0)::bigint
  where r.source = 'USER' and r.status = 'COMPLETED'
$$;
--> statement-breakpoint
CREATE FUNCTION "users_count"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, -f.amount from users_figures(old) f;
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, f.amount from users_figures(new) f;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "users_count" AFTER INSERT OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "users_count"();
--> statement-breakpoint
CREATE TRIGGER "users_recount" AFTER UPDATE ON "users" FOR EACH ROW WHEN (old.country is distinct from new.country or old.how_did_you_hear_about_us <> new.how_did_you_hear_about_us) EXECUTE FUNCTION "users_count"();
--> statement-breakpoint
CREATE FUNCTION "stories_count"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, -f.amount from stories_figures(old) f;
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, f.amount from stories_figures(new) f;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "stories_count" AFTER INSERT OR DELETE ON "stories" FOR EACH ROW EXECUTE FUNCTION "stories_count"();
--> statement-breakpoint
CREATE TRIGGER "stories_recount" AFTER UPDATE ON "stories" FOR EACH ROW WHEN (old.status <> new.status or old.creation_mode <> new.creation_mode or old.first_generated_at is distinct from new.first_generated_at) EXECUTE FUNCTION "stories_count"();
--> statement-breakpoint
CREATE FUNCTION "tasks_count"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, -f.amount from tasks_figures(old) f;
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, f.amount from tasks_figures(new) f;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "tasks_count" AFTER INSERT OR DELETE ON "tasks" FOR EACH ROW EXECUTE FUNCTION "tasks_count"();
--> statement-breakpoint
CREATE TRIGGER "tasks_recount" AFTER UPDATE ON "tasks" FOR EACH ROW WHEN (old.status <> new.status) EXECUTE FUNCTION "tasks_count"();
--> statement-breakpoint
CREATE FUNCTION "renders_count"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, -f.amount from renders_figures(old) f;
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, f.amount from renders_figures(new) f;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "renders_count" AFTER INSERT OR DELETE ON "renders" FOR EACH ROW EXECUTE FUNCTION "renders_count"();
--> statement-breakpoint
CREATE TRIGGER "renders_recount" AFTER UPDATE ON "renders" FOR EACH ROW WHEN (old.status <> new.status) EXECUTE FUNCTION "renders_count"();
--> statement-breakpoint
CREATE FUNCTION "credit_holds_count"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, -f.amount from credit_holds_figures(old) f;
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, f.amount from credit_holds_figures(new) f;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "credit_holds_count" AFTER INSERT OR DELETE ON "credit_holds" FOR EACH ROW EXECUTE FUNCTION "credit_holds_count"();
--> statement-breakpoint
CREATE TRIGGER "credit_holds_recount" AFTER UPDATE ON "credit_holds" FOR EACH ROW WHEN (old.status <> new.status or old.captured <> new.captured) EXECUTE FUNCTION "credit_holds_count"();
--> statement-breakpoint
CREATE FUNCTION "subscriptions_count"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, -f.amount from subscriptions_figures(old) f;
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, f.amount from subscriptions_figures(new) f;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "subscriptions_count" AFTER INSERT OR DELETE ON "subscriptions" FOR EACH ROW EXECUTE FUNCTION "subscriptions_count"();
--> statement-breakpoint
CREATE TRIGGER "subscriptions_recount" AFTER UPDATE ON "subscriptions" FOR EACH ROW WHEN (old.status <> new.status or old.premium_type <> new.premium_type) EXECUTE FUNCTION "subscriptions_count"();
--> statement-breakpoint
CREATE FUNCTION "purchases_count"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, -f.amount from purchases_figures(old) f;
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, f.amount from purchases_figures(new) f;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "purchases_count" AFTER INSERT OR DELETE ON "purchases" FOR EACH ROW EXECUTE FUNCTION "purchases_count"();
--> statement-breakpoint
CREATE TRIGGER "purchases_recount" AFTER UPDATE ON "purchases" FOR EACH ROW WHEN (old.status <> new.status) EXECUTE FUNCTION "purchases_count"();
--> statement-breakpoint
CREATE FUNCTION "subscription_payments_count"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, -f.amount from subscription_payments_figures(old) f;
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, f.amount from subscription_payments_figures(new) f;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "subscription_payments_count" AFTER INSERT OR DELETE ON "subscription_payments" FOR EACH ROW EXECUTE FUNCTION "subscription_payments_count"();
--> statement-breakpoint
CREATE TRIGGER "subscription_payments_recount" AFTER UPDATE ON "subscription_payments" FOR EACH ROW WHEN (old.status <> new.status or old.amount <> new.amount) EXECUTE FUNCTION "subscription_payments_count"();
--> statement-breakpoint
CREATE FUNCTION "media_count"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, -f.amount from media_figures(old) f;
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, f.amount from media_figures(new) f;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "media_count" AFTER INSERT OR DELETE ON "media" FOR EACH ROW EXECUTE FUNCTION "media_count"();
--> statement-breakpoint
CREATE TRIGGER "media_recount" AFTER UPDATE ON "media" FOR EACH ROW WHEN (old.status <> new.status or old.size_bytes is distinct from new.size_bytes) EXECUTE FUNCTION "media_count"();
--> statement-breakpoint
CREATE FUNCTION "reports_count"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, -f.amount from reports_figures(old) f;
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, f.amount from reports_figures(new) f;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "reports_count" AFTER INSERT OR DELETE ON "reports" FOR EACH ROW EXECUTE FUNCTION "reports_count"();
--> statement-breakpoint
CREATE FUNCTION "credit_entries_count"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, -f.amount from credit_entries_figures(old) f;
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (day, kind, part, user_id, amount)
      select f.day, f.kind, f.part, f.user_id, f.amount from credit_entries_figures(new) f;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "credit_entries_count" AFTER INSERT OR DELETE ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION "credit_entries_count"();
--> statement-breakpoint
-- Accounts with a plan: from the day on which it began until that on which it ended.
CREATE FUNCTION "users_premium_count"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' and old.is_premium then
    insert into figure_changes (day, kind, part, amount) values (utc_day(coalesce(new.updated_at, old.updated_at)), 'PREMIUM', '', -1);
  end if;
  if tg_op <> 'DELETE' and new.is_premium then
    insert into figure_changes (day, kind, part, amount) values (utc_day(new.updated_at), 'PREMIUM', '', 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "users_premium_count" AFTER INSERT OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "users_premium_count"();
--> statement-breakpoint
CREATE TRIGGER "users_premium_recount" AFTER UPDATE ON "users" FOR EACH ROW WHEN (old.is_premium <> new.is_premium) EXECUTE FUNCTION "users_premium_count"();
--> statement-breakpoint
-- Active people. A day counts a person in the windows of 7 and 30 days that end on it or later, where no other of their days does already:
-- +1 where they come in, -1 where they go out; the sum up to a day is who was active. LAST_ACTIVE is split by the last day of each person.
-- Before the row is written, so that of several in one statement each sees those before it.
CREATE FUNCTION "active_days_count"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  r active_days := coalesce(new, old);
  sign bigint := case when tg_op = 'INSERT' then 1 else -1 end;
  prior date;
  later date;
  width int;
  begins date;
  ends date;
begin
  -- Two first calls of a day at once: the second one waits and finds the row.
  perform pg_advisory_xact_lock(hashtextextended(r.user_id::text, 15));
  if tg_op = 'INSERT' and exists (select from active_days a where a.user_id = r.user_id and a.day = r.day) then return new; end if;
  select max(a.day) into prior from active_days a where a.user_id = r.user_id and a.day < r.day;
  select min(a.day) into later from active_days a where a.user_id = r.user_id and a.day > r.day;
  insert into figure_changes (day, kind, part, amount) values (r.day, 'ACTIVE', '', sign);
  foreach width in array array[7, 30] loop
    begins := greatest(r.day, prior + width);
    ends := least(r.day + width, later);
    if begins < ends then
      insert into figure_changes (day, kind, part, amount)
        values (begins, 'ACTIVE_' || width, '', sign), (ends, 'ACTIVE_' || width, '', -sign);
    end if;
  end loop;
  if later is null then
    insert into figure_changes (day, kind, part, amount) values (r.day, 'LAST_ACTIVE', '', sign);
    if prior is not null then
      insert into figure_changes (day, kind, part, amount) values (prior, 'LAST_ACTIVE', '', -sign);
    end if;
  end if;
  return r;
end $$;
--> statement-breakpoint
CREATE TRIGGER "active_days_count" BEFORE INSERT OR DELETE ON "active_days" FOR EACH ROW EXECUTE FUNCTION "active_days_count"();
--> statement-breakpoint
-- People by action and by the last day on which they were charged for it.
CREATE FUNCTION "credit_days_count"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  r credit_days := coalesce(new, old);
  sign bigint := case when tg_op = 'INSERT' then 1 else -1 end;
  prior date;
begin
  perform pg_advisory_xact_lock(hashtextextended(r.user_id::text, 16));
  if tg_op = 'INSERT' and exists (select from credit_days c where c.user_id = r.user_id and c.day = r.day and c.action = r.action)
  then return new; end if;
  if not exists (select from credit_days c where c.user_id = r.user_id and c.action = r.action and c.day > r.day) then
    insert into figure_changes (day, kind, part, amount) values (r.day, 'LAST_CHARGED', r.action, sign);
    select max(c.day) into prior from credit_days c where c.user_id = r.user_id and c.action = r.action and c.day < r.day;
    if prior is not null then
      insert into figure_changes (day, kind, part, amount) values (prior, 'LAST_CHARGED', r.action, -sign);
    end if;
  end if;
  return r;
end $$;
--> statement-breakpoint
CREATE TRIGGER "credit_days_count" BEFORE INSERT OR DELETE ON "credit_days" FOR EACH ROW EXECUTE FUNCTION "credit_days_count"();
--> statement-breakpoint
-- How long work waited and took, as a histogram: bucket n holds what took up to 1.1^n ms. Jobs are forgotten after a month, these are not.
CREATE FUNCTION "time_bucket"("ms" numeric) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select case when ms <= 1 then 0 else ceil(ln(ms) / ln(1.1))::int end
$$;
--> statement-breakpoint
CREATE FUNCTION "jobs_count"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  subject text;
begin
  if new.kind = 'make-story' then
    select 'story|' || s.creation_mode into subject from stories s where s.id = new.story_id;
  elsif new.kind in ('run-task', 'make-clip') then
    select 'task|' || t.task_type || '|' || t.model_id into subject from tasks t where t.id::text = new.payload ->> 'taskId';
  end if;
  if subject is null or new.started_at is null then return null; end if;
  insert into figure_changes (day, kind, part, amount)
    select utc_day(new.created_at), f.kind, subject || '|' || time_bucket(extract(epoch from f.took) * 1000), 1
    from (values ('WAIT', new.started_at - new.created_at), ('WORK', new.finished_at - new.started_at),
                 ('TOTAL', new.finished_at - new.created_at)) as f (kind, took);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "jobs_count" AFTER UPDATE ON "jobs" FOR EACH ROW
  WHEN (old.status <> 'COMPLETED' and new.status = 'COMPLETED' and new.kind in ('make-story', 'run-task', 'make-clip')) EXECUTE FUNCTION "jobs_count"();
--> statement-breakpoint
-- Adds up what was appended. In one order, so that two of them at once do not wait for each other in a circle.
CREATE FUNCTION "fold_figures"() RETURNS void LANGUAGE plpgsql AS $$
begin
  if not exists (select from figure_changes) then return; end if;
  with gone as (delete from figure_changes returning day, kind, part, user_id, amount),
  people as (
    insert into person_totals as p (user_id, kind, amount)
      select g.user_id, g.kind, sum(g.amount) from gone g where g.user_id is not null
      group by g.user_id, g.kind having sum(g.amount) <> 0 order by g.user_id, g.kind
      on conflict (user_id, kind) do update set amount = p.amount + excluded.amount
  )
  insert into daily_figures as d (kind, day, part, amount)
    select g.kind, g.day, g.part, sum(g.amount) from gone g
    group by g.kind, g.day, g.part having sum(g.amount) <> 0 order by g.kind, g.day, g.part
    on conflict (kind, day, part) do update set amount = d.amount + excluded.amount;
  delete from person_totals where amount = 0;
  delete from daily_figures where amount = 0;
end $$;
--> statement-breakpoint
-- The trail of what staff looked at is only ever appended to.
CREATE FUNCTION "audit_trail_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'The audit trail cannot be changed' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
CREATE TRIGGER "audit_trail_is_kept" BEFORE UPDATE OR DELETE ON "audit_trail" FOR EACH ROW EXECUTE FUNCTION "audit_trail_is_kept"();
--> statement-breakpoint
-- What was there before.
UPDATE "users" SET "staff_roles" = '{ADMIN}' WHERE "is_staff";
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, user_id, amount) SELECT f.day, f.kind, f.part, f.user_id, f.amount FROM "users" r, users_figures(r) f;
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, user_id, amount) SELECT f.day, f.kind, f.part, f.user_id, f.amount FROM "stories" r, stories_figures(r) f;
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, user_id, amount) SELECT f.day, f.kind, f.part, f.user_id, f.amount FROM "tasks" r, tasks_figures(r) f;
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, user_id, amount) SELECT f.day, f.kind, f.part, f.user_id, f.amount FROM "renders" r, renders_figures(r) f;
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, user_id, amount) SELECT f.day, f.kind, f.part, f.user_id, f.amount FROM "credit_holds" r, credit_holds_figures(r) f;
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, user_id, amount) SELECT f.day, f.kind, f.part, f.user_id, f.amount FROM "subscriptions" r, subscriptions_figures(r) f;
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, user_id, amount) SELECT f.day, f.kind, f.part, f.user_id, f.amount FROM "purchases" r, purchases_figures(r) f;
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, user_id, amount) SELECT f.day, f.kind, f.part, f.user_id, f.amount FROM "subscription_payments" r, subscription_payments_figures(r) f;
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, user_id, amount) SELECT f.day, f.kind, f.part, f.user_id, f.amount FROM "media" r, media_figures(r) f;
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, user_id, amount) SELECT f.day, f.kind, f.part, f.user_id, f.amount FROM "reports" r, reports_figures(r) f;
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, user_id, amount) SELECT f.day, f.kind, f.part, f.user_id, f.amount FROM "credit_entries" r, credit_entries_figures(r) f;
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, amount) SELECT utc_day(updated_at), 'PREMIUM', '', 1 FROM users WHERE is_premium;
--> statement-breakpoint
INSERT INTO active_days (user_id, day) SELECT user_id, day FROM (SELECT id AS user_id, utc_day(date_joined) AS day FROM users UNION SELECT user_id, utc_day(created_at) FROM sessions UNION SELECT user_id, utc_day(last_seen_at) FROM sessions WHERE last_seen_at IS NOT NULL) d;
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, amount) SELECT max(day), 'LAST_CHARGED', action, 1 FROM credit_days GROUP BY user_id, action;
--> statement-breakpoint
SELECT fold_figures();
