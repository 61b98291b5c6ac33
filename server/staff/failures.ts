import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { components } from '#generated/types/api.ts'
import { renders, stories, tasks } from '#server/db/schema/index.ts'
import type { DbOrTx } from '#server/ports/db.ts'
import { endOfDay, startOfDay } from './days.ts'
import { reasonOf } from './rows/rows.ts'

type Failure = components['schemas']['GenerationFailure']
const MOST = 50

/** What failed of what was begun in these days, by its reason, most frequent first. Failed rows have an index of their own. */
export async function readFailures(db: DbOrTx, { from, to }: { from: string; to: string }): Promise<Failure[]> {
  const failed = (subject: Failure['subject'], table: typeof stories | typeof tasks | typeof renders) => {
    const type = 'taskType' in table ? table.taskType : 'executor' in table ? table.executor : table.creationMode
    return db
      .select({
        subject: sql<Failure['subject']>`${sql.raw(`'${subject}'`)}`.as('subject'),
        type: sql<string>`${type}`.as('type'),
        reason: reasonOf(table.errorMessage).as('reason'),
        count: count().as('count'),
      })
      .from(table)
      .where(and(eq(table.status, 'FAILED'), gte(table.createdAt, startOfDay(from)), lt(table.createdAt, endOfDay(to))))
      .groupBy(sql`2`, sql`3`)
  }
  const all = unionAll(failed('STORY', stories), failed('TASK', tasks), failed('EXPORT', renders)).as('all_failures')
  return db.select().from(all).orderBy(desc(all.count), all.reason).limit(MOST)
}
