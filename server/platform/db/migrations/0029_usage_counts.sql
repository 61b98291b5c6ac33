CREATE TABLE "usage_counts" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"story_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"lines" integer NOT NULL,
	CONSTRAINT "usage_counts_user_id_day_kind_action_story_id_pk" PRIMARY KEY("user_id","day","kind","action","story_id"),
	CONSTRAINT "usage_counts_kind_known" CHECK ("usage_counts"."kind" in ('GRANT', 'EXPIRY', 'REVERSAL', 'HOLD', 'CHARGE', 'RELEASE', 'REFUND'))
);
--> statement-breakpoint
ALTER TABLE "usage_counts" ADD CONSTRAINT "usage_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Lines of usage as they are listed: a hold by its status, unless it was free; an entry that no hold shows.
CREATE FUNCTION "hold_kind"("status" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select case status when 'HELD' then 'HOLD' when 'CAPTURED' then 'CHARGE' when 'RELEASED' then 'RELEASE' else 'REFUND' end
$$;
--> statement-breakpoint
INSERT INTO "usage_counts" ("user_id", "day", "kind", "action", "story_id", "lines")
  select l.user_id, utc_day(l.created_at), l.kind, l.action, coalesce(l.story_id, '00000000-0000-0000-0000-000000000000'), count(*)
  from (
    select user_id, created_at, hold_kind(status) as kind, action, story_id from credit_holds where amount > 0
    union all
    select user_id, created_at, kind, action, story_id from credit_entries where kind in ('GRANT', 'EXPIRY', 'REVERSAL')
  ) l
  group by 1, 2, 3, 4, 5;
--> statement-breakpoint
-- Whoever moves a person's credits has locked their row, so nobody waits for anybody here. In one order all the same. Lines that go
-- because their person does find nothing to count in.
CREATE FUNCTION "credit_holds_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    update usage_counts c set lines = c.lines - g.lines
    from (
      select user_id, utc_day(created_at) as day, hold_kind(status) as kind, action, coalesce(story_id, '00000000-0000-0000-0000-000000000000') as story_id, count(*) as lines
      from gone where amount > 0 group by 1, 2, 3, 4, 5
    ) g
    where (c.user_id, c.day, c.kind, c.action, c.story_id) = (g.user_id, g.day, g.kind, g.action, g.story_id);
  end if;
  if tg_op <> 'DELETE' then
    insert into usage_counts as c (user_id, day, kind, action, story_id, lines)
      select user_id, utc_day(created_at), hold_kind(status), action, coalesce(story_id, '00000000-0000-0000-0000-000000000000'), count(*)
      from come where amount > 0 group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (user_id, day, kind, action, story_id) do update set lines = c.lines + excluded.lines;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION "credit_entries_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into usage_counts as c (user_id, day, kind, action, story_id, lines)
    select user_id, utc_day(created_at), kind, action, coalesce(story_id, '00000000-0000-0000-0000-000000000000'), count(*)
    from come where kind in ('GRANT', 'EXPIRY', 'REVERSAL') group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (user_id, day, kind, action, story_id) do update set lines = c.lines + excluded.lines;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "credit_holds_lines_come" AFTER INSERT ON "credit_holds" REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "credit_holds_lines"();
--> statement-breakpoint
CREATE TRIGGER "credit_holds_lines_change" AFTER UPDATE ON "credit_holds" REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "credit_holds_lines"();
--> statement-breakpoint
CREATE TRIGGER "credit_holds_lines_go" AFTER DELETE ON "credit_holds" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "credit_holds_lines"();
--> statement-breakpoint
CREATE TRIGGER "credit_entries_lines_come" AFTER INSERT ON "credit_entries" REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "credit_entries_lines"();
