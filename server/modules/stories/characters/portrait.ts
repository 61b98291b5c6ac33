import { eq } from 'drizzle-orm'
import {
  newSeed,
  requireSafePrompt,
  illustratorOf,
  imageModelOf,
} from '#server/modules/generation/images/before-drawing.ts'
import { ableOf } from '#engines/prices.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import { enginePrice } from '#server/modules/billing/credits/prices.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { characters } from '#server/platform/db/schema/index.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { inProgress } from '#server/platform/http/http-error.ts'
import { requestCancel, enqueue, findActiveJob } from '#server/platform/jobs/enqueue.ts'
import type { CharacterRow, StoryRow } from '#server/platform/db/rows.ts'
import { portraitPrompt, sheetPrompt } from '#src/domain/portrait-prompt.ts'
import type { PortraitPayload } from '#server/platform/jobs/payloads.ts'
import { withoutPendingPortrait } from '#server/modules/stories/edits/patch-log.ts'

type Kind = PortraitPayload['kind']
type Columns = Partial<typeof characters.$inferInsert>

const keyOf = (kind: Kind, characterId: string) => `${kind.toLowerCase()}:${characterId}`

/** The columns of a portrait or a sheet after a change of it; the old image stays where there is no new one. */
export function pictureColumns(
  kind: Kind,
  {
    status,
    problem = null,
    mediaId,
  }: { status: CharacterRow['sheetGenerationStatus']; problem?: string | null; mediaId?: string },
): Columns {
  return kind === 'SHEET'
    ? { sheetGenerationStatus: status, sheetError: problem, ...(mediaId !== undefined && { sheetMediaId: mediaId }) }
    : {
        ...{ portraitGenerationStatus: status, portraitError: problem },
        ...(mediaId !== undefined && { portraitMediaId: mediaId }),
      }
}

/** What a story's characters are drawn with besides their prompts. */
export function characterLook({ engines }: Pick<Services, 'engines'>, story: StoryRow) {
  const model = imageModelOf(story)
  const illustrator = illustratorOf(engines, model)
  const { looks } = illustrator
  return { model, illustrator, look: (looks.find(({ id }) => id === story.visualStyle) ?? looks[0])?.id ?? '' }
}

/**
 * Holds the cost of a portrait or a sheet and starts its generation; the old one stays until the new one exists. One of a kind at
 * a time for each character.
 */
export async function requestPortrait(
  scope: Scope,
  story: StoryRow,
  row: CharacterRow,
  kind: Kind = 'PORTRAIT',
): Promise<CharacterRow> {
  const { services, db } = scope
  const dedupeKey = keyOf(kind, row.id)
  if (await findActiveJob(scope, dedupeKey)) throw inProgress()
  const prompt = kind === 'SHEET' ? sheetPrompt(row) : portraitPrompt(row)
  await requireSafePrompt(scope, story.userId, prompt)
  const { model, illustrator, look } = characterLook(services, story)
  // A sheet has the seed of the portrait beside it.
  const seed = kind === 'SHEET' && row.seed !== null && row.sheetMediaId === null ? row.seed : newSeed(row.seed)
  const userId = story.userId
  const quoted = enginePrice(services, ableOf(illustrator.info), 'PICTURE')
  const holdId = await hold(scope, userId, { action: 'generate_portrait', storyId: story.id, quoted })
  const [waiting] = await db
    .update(characters)
    .set({ status: 'published', ...pictureColumns(kind, { status: 'IN_PROGRESS' }), seed })
    .where(eq(characters.id, row.id))
    .returning()
  if (!waiting) throw new Error('The character does not exist any more')
  await enqueue(scope, {
    kind: 'draw-portrait',
    payload: { kind, characterId: row.id, storyId: story.id, userId, holdId, prompt, look, seed, model },
    ...{ userId, storyId: story.id, dedupeKey },
  })
  await publishBalance(scope, userId)
  return waiting
}

/** Cancels the running portrait and sheet; their credits are released. Returns the character without them. */
export async function cancelPortrait(scope: Scope, row: CharacterRow): Promise<CharacterRow> {
  await cancelOf(scope, 'PORTRAIT', row)
  await cancelOf(scope, 'SHEET', row)
  return withoutPendingPortrait(row)
}

/** Cancels the running sheet alone; its credits are released. */
export const cancelSheet = (scope: Scope, row: CharacterRow) => cancelOf(scope, 'SHEET', row)

async function cancelOf(scope: Scope, kind: Kind, { id }: CharacterRow) {
  const job = await findActiveJob(scope, keyOf(kind, id))
  if (job) await requestCancel(scope, job.id)
}
