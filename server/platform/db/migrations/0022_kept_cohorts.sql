CREATE TABLE "cohort_figures" (
	"split" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"people" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "cohort_figures_split_kind_day_name_pk" PRIMARY KEY("split","kind","day","name"),
	CONSTRAINT "cohort_figures_split_known" CHECK ("cohort_figures"."split" in ('COUNTRY', 'SOURCE'))
);
--> statement-breakpoint
CREATE TABLE "counted_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"country" text NOT NULL,
	"source" text NOT NULL,
	"steps" text[] NOT NULL,
	"is_wrong" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cohort_figures_nothing_idx" ON "cohort_figures" USING btree ("day") WHERE "cohort_figures"."people" = 0 and "cohort_figures"."amount" = 0;--> statement-breakpoint
CREATE INDEX "counted_people_wrong_idx" ON "counted_people" USING btree ("user_id") WHERE "counted_people"."is_wrong";
--> statement-breakpoint
-- Failures by their reason, as far as it tells them apart: REASON_CHARACTERS of server/staff/rows/rows.ts. The reason is the last part and may hold '|'.
CREATE FUNCTION "failure_part"("subject" text, "type" text, "message" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select subject || '|' || type || '|' || left(coalesce(message, ''), 300)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "stories_figures"("r" "stories") RETURNS TABLE ("day" date, "kind" text, "part" text, "user_id" uuid, "amount" bigint) LANGUAGE sql AS $$
  select utc_day(r.created_at), 'STORIES', r.creation_mode || '|' || r.status, r.user_id, 1::bigint
  union all
  select utc_day(r.first_generated_at), 'GENERATED', r.creation_mode, r.user_id, 1::bigint where r.first_generated_at is not null
  union all
  select utc_day(r.created_at), 'FAILURES', failure_part('STORY', r.creation_mode, r.error_message), null::uuid, 1::bigint where r.status = 'FAILED'
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tasks_figures"("r" "tasks") RETURNS TABLE ("day" date, "kind" text, "part" text, "user_id" uuid, "amount" bigint) LANGUAGE sql AS $$
  select utc_day(r.created_at), 'TASKS', r.task_type || '|' || r.model_id || '|' || r.status, null::uuid, 1::bigint
  union all
  select utc_day(r.created_at), 'FAILURES', failure_part('TASK', r.task_type, r.error_message), null::uuid, 1::bigint where r.status = 'FAILED'
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "renders_figures"("r" "renders") RETURNS TABLE ("day" date, "kind" text, "part" text, "user_id" uuid, "amount" bigint) LANGUAGE sql AS $$
  select utc_day(r.created_at), 'EXPORTS', r.executor || '|' || r.status, null::uuid, 1::bigint
  union all
  select utc_day(r.created_at), 'VIDEOS', '', r.user_id, 1::bigint where r.status = 'COMPLETED'
  union all
  select utc_day(r.created_at), 'FAILURES', failure_part('EXPORT', r.executor, r.error_message), null::uuid, 1::bigint where r.status = 'FAILED'
$$;
--> statement-breakpoint
DROP TRIGGER "stories_recount" ON "stories";
--> statement-breakpoint
CREATE TRIGGER "stories_recount" AFTER UPDATE ON "stories" FOR EACH ROW WHEN (old.status <> new.status or old.creation_mode <> new.creation_mode or old.first_generated_at is distinct from new.first_generated_at or old.error_message is distinct from new.error_message) EXECUTE FUNCTION "stories_count"();
--> statement-breakpoint
DROP TRIGGER "tasks_recount" ON "tasks";
--> statement-breakpoint
CREATE TRIGGER "tasks_recount" AFTER UPDATE ON "tasks" FOR EACH ROW WHEN (old.status <> new.status or old.error_message is distinct from new.error_message) EXECUTE FUNCTION "tasks_count"();
--> statement-breakpoint
DROP TRIGGER "renders_recount" ON "renders";
--> statement-breakpoint
CREATE TRIGGER "renders_recount" AFTER UPDATE ON "renders" FOR EACH ROW WHEN (old.status <> new.status or old.error_message is distinct from new.error_message) EXECUTE FUNCTION "renders_count"();
--> statement-breakpoint
-- Somebody came, went, or is to be counted elsewhere: they are looked at again when figures are folded.
CREATE FUNCTION "users_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into figure_changes (day, kind, part, user_id, amount)
    values (utc_day(coalesce(new.date_joined, old.date_joined)), 'PERSON', '', coalesce(new.id, old.id), 0);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "users_counted" AFTER INSERT OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "users_counted"();
--> statement-breakpoint
CREATE TRIGGER "users_counted_anew" AFTER UPDATE ON "users" FOR EACH ROW WHEN (old.country is distinct from new.country or old.how_did_you_hear_about_us <> new.how_did_you_hear_about_us or old.is_premium <> new.is_premium or (old.email_verified_at is null) <> (new.email_verified_at is null) or (old.profile_completed_at is null) <> (new.profile_completed_at is null) or old.credit_balance <> new.credit_balance) EXECUTE FUNCTION "users_counted"();
--> statement-breakpoint
-- Adds up what was appended. Who is named by it is counted anew in their cohort: what they counted for is taken off, and what they count
-- for now is put in. One at a time, or two would take the same off. Persons are looked up by their ids, so that it does not matter what
-- is known of the size of a queue that is empty most of the time.
CREATE OR REPLACE FUNCTION "fold_figures"() RETURNS void LANGUAGE plpgsql AS $$
begin
  if not exists (select from figure_changes) then return; end if;
  perform pg_advisory_xact_lock(4400022);
  with gone as (delete from figure_changes returning day, kind, part, user_id, amount),
  changes as (select g.user_id, g.kind, sum(g.amount) as amount from gone g where g.user_id is not null group by 1, 2),
  totals as (
    insert into person_totals as p (user_id, kind, amount)
      select c.user_id, c.kind, c.amount from changes c where c.amount <> 0 order by 1, 2
      on conflict (user_id, kind) do update set amount = p.amount + excluded.amount
  ),
  days as (
    insert into daily_figures as d (kind, day, part, amount)
      select g.kind, g.day, g.part, sum(g.amount) from gone g
      group by g.kind, g.day, g.part having sum(g.amount) <> 0 order by g.kind, g.day, g.part
      on conflict (kind, day, part) do update set amount = d.amount + excluded.amount
  ),
  changed as (select c.user_id, array_agg(c.kind) as kinds, array_agg(c.amount) as amounts from changes c group by 1),
  people as (
    select t.user_id, c.day as old_day, c.country as old_country, c.source as old_source, c.steps as old_steps,
           utc_day(u.date_joined) as day, coalesce(u.country, '') as country, u.how_did_you_hear_about_us as source,
           array_remove(array['SIGNED_UP', case when u.email_verified_at is not null then 'VERIFIED' end,
                              case when u.profile_completed_at is not null then 'COMPLETED_PROFILE' end,
                              case when u.is_premium then 'PREMIUM' end], null) as steps,
           u.credit_balance <> coalesce(k.ledger, 0) as is_wrong, k.kinds, k.befores, k.afters
    from changed t
      left join counted_people c on c.user_id = t.user_id
      left join users u on u.id = t.user_id
      cross join lateral (
        select max(b.after) filter (where b.kind = 'LEDGER') as ledger, array_agg(b.kind) filter (where b.kind <> 'LEDGER') as kinds,
               array_agg(b.before) filter (where b.kind <> 'LEDGER') as befores, array_agg(b.after) filter (where b.kind <> 'LEDGER') as afters
        from (
          select a.kind, sum(a.before) as before, sum(a.before + a.change) as after
          from (
            select p.kind, p.amount as before, 0 as change from person_totals p where p.user_id = t.user_id
            union all
            select n.kind, 0, n.amount from unnest(t.kinds, t.amounts) n (kind, amount)
          ) a
          where a.kind in ('LEDGER', 'STORIES', 'GENERATED', 'VIDEOS', 'SUBSCRIBED', 'CREDITS') or a.kind like 'PAID\_%'
          group by 1
        ) b
      ) k
  ),
  counted as (
    insert into counted_people as c (user_id, day, country, source, steps, is_wrong)
      select p.user_id, p.day, p.country, p.source, p.steps, p.is_wrong from people p where p.day is not null order by 1
      on conflict (user_id) do update
        set country = excluded.country, source = excluded.source, steps = excluded.steps, is_wrong = excluded.is_wrong
        where (c.country, c.source, c.steps, c.is_wrong)
          is distinct from (excluded.country, excluded.source, excluded.steps, excluded.is_wrong)
  ),
  forgotten as (delete from counted_people c using people p where c.user_id = p.user_id and p.day is null),
  moved as (
    select p.old_day as day, p.old_country as country, p.old_source as source, k.kind, -(k.before > 0)::int as people, -k.before as amount
    from people p, unnest(p.kinds, p.befores) k (kind, before) where p.old_day is not null
    union all
    select p.day, p.country, p.source, k.kind, (k.after > 0)::int, k.after
    from people p, unnest(p.kinds, p.afters) k (kind, after) where p.day is not null
    union all
    select p.old_day, p.old_country, p.old_source, unnest(p.old_steps), -1, -1 from people p where p.old_day is not null
    union all
    select p.day, p.country, p.source, unnest(p.steps), 1, 1 from people p where p.day is not null
  )
  insert into cohort_figures as f (split, kind, day, name, people, amount)
    select v.split, m.kind, m.day, v.name, sum(m.people), sum(m.amount)
    from moved m cross join lateral (values ('COUNTRY', m.country), ('SOURCE', m.source)) v (split, name)
    group by 1, 2, 3, 4 having sum(m.people) <> 0 or sum(m.amount) <> 0 order by 1, 2, 3, 4
    on conflict (split, kind, day, name) do update set people = f.people + excluded.people, amount = f.amount + excluded.amount;
  delete from person_totals where amount = 0;
  delete from daily_figures where amount = 0;
  delete from cohort_figures where people = 0 and amount = 0;
end $$;
--> statement-breakpoint
-- What was there before, of all people at once: person by person it takes ten times as long.
SELECT fold_figures();
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, amount) SELECT utc_day(r.created_at), 'FAILURES', failure_part('STORY', r.creation_mode, r.error_message), count(*) FROM "stories" r WHERE r.status = 'FAILED' GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, amount) SELECT utc_day(r.created_at), 'FAILURES', failure_part('TASK', r.task_type, r.error_message), count(*) FROM "tasks" r WHERE r.status = 'FAILED' GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO figure_changes (day, kind, part, amount) SELECT utc_day(r.created_at), 'FAILURES', failure_part('EXPORT', r.executor, r.error_message), count(*) FROM "renders" r WHERE r.status = 'FAILED' GROUP BY 1, 3;
--> statement-breakpoint
SELECT fold_figures();
--> statement-breakpoint
DELETE FROM counted_people;
--> statement-breakpoint
DELETE FROM cohort_figures;
--> statement-breakpoint
INSERT INTO counted_people (user_id, day, country, source, steps, is_wrong)
  SELECT u.id, utc_day(u.date_joined), coalesce(u.country, ''), u.how_did_you_hear_about_us,
         array_remove(array['SIGNED_UP', case when u.email_verified_at is not null then 'VERIFIED' end,
                            case when u.profile_completed_at is not null then 'COMPLETED_PROFILE' end,
                            case when u.is_premium then 'PREMIUM' end], null),
         u.credit_balance <> coalesce(p.amount, 0)
  FROM users u LEFT JOIN person_totals p ON p.user_id = u.id AND p.kind = 'LEDGER';
--> statement-breakpoint
INSERT INTO cohort_figures (split, kind, day, name, people, amount)
  SELECT v.split, p.kind, c.day, v.name, count(*) FILTER (WHERE p.amount > 0), sum(p.amount)
  FROM (SELECT user_id, kind, amount FROM person_totals
        WHERE kind IN ('STORIES', 'GENERATED', 'VIDEOS', 'SUBSCRIBED', 'CREDITS') OR kind LIKE 'PAID\_%'
        UNION ALL SELECT user_id, unnest(steps), 1 FROM counted_people) p
    JOIN counted_people c ON c.user_id = p.user_id
    CROSS JOIN LATERAL (VALUES ('COUNTRY', c.country), ('SOURCE', c.source)) v (split, name)
  GROUP BY 1, 2, 3, 4;
