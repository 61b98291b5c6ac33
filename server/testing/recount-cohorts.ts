import { eq, sql } from 'drizzle-orm'
import { readRows } from '#server/platform/db/migrate.ts'
import { foldFigures } from '#server/platform/db/queries/figures.ts'
import { dailyFigures } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** A recount of the rows: cohorts, failures by reason, users whose balance is wrong. */
export async function readCounted(db: DbOrTx) {
  const cohorts = await db.execute(sql`
    with totals as (
      select user_id, 'STORIES' as kind, count(*) as amount from stories group by 1
      union all select user_id, 'GENERATED', count(*) from stories where first_generated_at is not null group by 1
      union all select user_id, 'VIDEOS', count(*) from renders where status = 'COMPLETED' group by 1
      union all select user_id, 'SUBSCRIBED', count(*) from subscriptions where status <> 'PENDING' group by 1
      union all select user_id, 'CREDITS', sum(captured) from credit_holds where status = 'CAPTURED' group by 1
      union all select user_id, 'PAID_' || currency, sum(amount) from (
        select user_id, currency, amount from purchases where status = 'PAID'
        union all select s.user_id, p.currency, p.amount from subscription_payments p join subscriptions s on s.id = p.subscription_id
        where p.status = 'PAID') paid group by 1, 2
      union all select id, 'SIGNED_UP', 1 from users
      union all select id, 'VERIFIED', 1 from users where email_verified_at is not null
      union all select id, 'COMPLETED_PROFILE', 1 from users where profile_completed_at is not null
      union all select id, 'PREMIUM', 1 from users where is_premium
    )
    select s.split, t.kind, utc_day(u.date_joined)::text as day, s.name, count(*)::int as people, sum(t.amount)::int as amount
    from totals t join users u on u.id = t.user_id
      cross join lateral (values ('COUNTRY', coalesce(u.country, '')), ('SOURCE', u.how_did_you_hear_about_us)) s (split, name)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  const failures = await db.execute(sql`
    select utc_day(created_at)::text as day, 'STORY|' || creation_mode || '|' || left(coalesce(error_message, ''), 300) as part, count(*)::int as amount
    from stories where status = 'FAILED' group by 1, 2
    union all select utc_day(created_at)::text, 'TASK|' || task_type || '|' || left(coalesce(error_message, ''), 300), count(*)::int
    from tasks where status = 'FAILED' group by 1, 2
    union all select utc_day(created_at)::text, 'EXPORT|' || executor || '|' || left(coalesce(error_message, ''), 300), count(*)::int
    from renders where status = 'FAILED' group by 1, 2 order by 1, 2`)
  const wrong = await db.execute(sql`
    select id from users u where credit_balance <> (select coalesce(sum(e.amount), 0) from credit_entries e where e.user_id = u.id) order by 1`)
  return { cohorts: readRows(cohorts), failures: readRows(failures), wrong: readRows(wrong) }
}

/** The same as stored. */
export async function readStoredFigures(db: DbOrTx) {
  await foldFigures(db)
  const cohorts = await db.execute(sql`
    select split, kind, day::text as day, name, people::int as people, amount::int as amount from cohort_figures order by 1, 2, 3, 4`)
  const failures = await db
    .select({ day: dailyFigures.day, part: dailyFigures.part, amount: dailyFigures.amount })
    .from(dailyFigures)
    .where(eq(dailyFigures.kind, 'FAILURES'))
    .orderBy(dailyFigures.day, dailyFigures.part)
  const wrong = await db.execute(sql`select user_id as id from counted_people where is_wrong order by 1`)
  return { cohorts: readRows(cohorts), failures: [...failures], wrong: readRows(wrong) }
}
