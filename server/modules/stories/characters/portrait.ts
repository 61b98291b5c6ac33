import { eq } from 'drizzle-orm'
import {
  newSeed,
  requireSafePrompt,
  illustratorOf,
  imageModelOf,
} from '#server/modules/generation/images/before-drawing.ts'
import { ableOf } from '#engines/prices.ts'
import type { Scope } from '#server/platform/context.ts'
import { enginePrice } from '#server/modules/billing/credits/prices.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { characters } from '#server/platform/db/schema/index.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { inProgress } from '#server/platform/http/http-error.ts'
import { requestCancel, enqueue, findActiveJob } from '#server/platform/jobs/enqueue.ts'
import type { CharacterRow, StoryRow } from '#server/platform/db/rows.ts'
import { portraitPrompt } from '#src/domain/portrait-prompt.ts'
import { withoutPendingPortrait } from '#server/modules/stories/edits/patch-log.ts'

const portraitKey = (characterId: string) => `portrait:${characterId}`

/**
 * Holds the cost of a portrait and starts its generation; the old one stays until the new one exists. One at a time for each
 * character.
 */
export async function requestPortrait(scope: Scope, story: StoryRow, row: CharacterRow): Promise<CharacterRow> {
  const { services, db } = scope
  if (await findActiveJob(scope, portraitKey(row.id))) throw inProgress()
  const prompt = portraitPrompt(row)
  await requireSafePrompt(scope, story.userId, prompt)
  const model = imageModelOf(story)
  const { looks, info } = illustratorOf(services.engines, model)
  const look = (looks.find(({ id }) => id === story.visualStyle) ?? looks[0])?.id ?? ''
  const seed = newSeed(row.seed)
  const userId = story.userId
  const quoted = enginePrice(services, ableOf(info), 'PICTURE')
  const holdId = await hold(scope, userId, { action: 'generate_portrait', storyId: story.id, quoted })
  const [waiting] = await db
    .update(characters)
    .set({ status: 'published', portraitGenerationStatus: 'IN_PROGRESS', portraitError: null, seed })
    .where(eq(characters.id, row.id))
    .returning()
  if (!waiting) throw new Error('The character does not exist any more')
  await enqueue(scope, {
    kind: 'draw-portrait',
    payload: { characterId: row.id, storyId: story.id, userId, holdId, prompt, look, seed, model },
    userId,
    storyId: story.id,
    dedupeKey: portraitKey(row.id),
  })
  await publishBalance(scope, userId)
  return waiting
}

/** Cancels the running portrait; its credits are released. Returns the character without it. */
export async function cancelPortrait(scope: Scope, row: CharacterRow): Promise<CharacterRow> {
  const job = await findActiveJob(scope, portraitKey(row.id))
  if (job) await requestCancel(scope, job.id)
  return withoutPendingPortrait(row)
}
