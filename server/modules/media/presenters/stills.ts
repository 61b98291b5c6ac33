import type { Scope } from '#server/platform/context.ts'
import { readStills } from '#server/platform/db/queries/stills.ts'
import { presentMedia } from './media.ts'

/** Small pictures of each story, one per scene in playing order, the first six: addresses by story id. */
export async function findStills(scope: Scope, storyIds: readonly string[]): Promise<Map<string, string[]>> {
  const stills = new Map<string, string[]>()
  if (storyIds.length === 0) return stills
  const found = await readStills(scope.db, { storyIds })
  const shown = await presentMedia(
    scope,
    found.map(({ row }) => row),
  )
  for (const [index, { storyId }] of found.entries()) {
    const url = shown[index]?.thumbnail_url
    if (url) stills.set(storyId, [...(stills.get(storyId) ?? []), url])
  }
  return stills
}
