import { inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { media, tasks } from '#server/platform/db/schema/index.ts'

/** What an engine or the library made, or everybody has; never what somebody uploaded. */
const MADE = ['GENERATED', 'STOCK', 'SYSTEM']

/** Of these media, those that hold nothing of the person's own: made by an engine or from the library, and from nothing uploaded. */
export async function copyableMedia(scope: Scope, ids: readonly (string | null)[]): Promise<Set<string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const sources = await findSources(scope, wanted)
  const all = [...new Set([...wanted, ...[...sources.values()].flat()])]
  const rows = all.length === 0 ? [] : await scope.db.select().from(media).where(inArray(media.id, all))
  const made = new Set(
    rows.filter((row) => row.status === 'COMPLETED' && MADE.includes(row.source)).map(({ id }) => id),
  )
  const isClean = (id: string, seen: readonly string[] = []): boolean =>
    made.has(id) && (sources.get(id) ?? []).every((source) => !seen.includes(source) && isClean(source, [...seen, id]))
  return new Set(wanted.filter((id) => isClean(id)))
}

/** What each was made from by a task (an upscaled photo is still a photo), all the way down. */
async function findSources({ db }: Scope, ids: readonly string[]): Promise<Map<string, string[]>> {
  const sources = new Map<string, string[]>()
  for (let open = [...ids]; open.length > 0;) {
    const made = await db.select().from(tasks).where(inArray(tasks.resultMediaId, open))
    const next = new Set<string>()
    for (const { resultMediaId, sourceMediaId, request } of made) {
      if (resultMediaId === null) continue
      const { driving_media_id: voice, end_frame_id: end, mask_media_id: mask } = request
      // A source that is gone cannot be looked at any more: it counts as somebody's own.
      const from = [sourceMediaId ?? 'gone', voice, end, mask, ...(request.reference_media_ids ?? [])]
      const known = from.filter((id) => id !== undefined)
      sources.set(resultMediaId, [...(sources.get(resultMediaId) ?? []), ...known])
      for (const id of known) if (id !== 'gone' && !sources.has(id)) next.add(id)
    }
    open = [...next]
  }
  for (const [id, from] of sources)
    sources.set(
      id,
      from.map((each) => (each === 'gone' ? NOBODY : each)),
    )
  return sources
}

/** An id that no media has. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
