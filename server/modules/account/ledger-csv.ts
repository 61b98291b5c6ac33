import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { App } from '#server/platform/context.ts'
import { creditEntries } from '#server/platform/db/schema/index.ts'

const PAGE = 1_000

/** The person's ledger, oldest first, read page by page. Times in UTC, amounts in credits. */
export function ledgerCsv({ db }: App, userId: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let last: { createdAt: Date; id: string } | undefined
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode('time,kind,action,amount,story_id,entry_id\r\n')),
    async pull(controller) {
      const after =
        last &&
        or(
          gt(creditEntries.createdAt, last.createdAt),
          and(eq(creditEntries.createdAt, last.createdAt), gt(creditEntries.id, last.id)),
        )
      const rows = await db
        .select()
        .from(creditEntries)
        .where(and(eq(creditEntries.userId, userId), after))
        .orderBy(asc(creditEntries.createdAt), asc(creditEntries.id))
        .limit(PAGE)
      last = rows.at(-1)
      if (!last) return controller.close()
      const lines = rows.map(({ createdAt, kind, action, amount, storyId, id }) =>
        [createdAt.toISOString(), kind, action, amount, storyId ?? '', id].join(','),
      )
      controller.enqueue(encoder.encode(`${lines.join('\r\n')}\r\n`))
    },
  })
}
