import { and, eq } from 'drizzle-orm'
import { characters } from '#server/platform/db/schema/index.ts'
import type { Scope } from '#server/platform/context.ts'
import { voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import type { CharacterRow, SceneRow } from '#server/platform/db/rows.ts'
import { scenesOf } from '#server/platform/db/queries/scenes.ts'
import { voiceColumns } from '#server/modules/stories/scenes/change-voice.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { castOf } from './cast.ts'

type CharacterChange = Partial<Omit<typeof characters.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>>
export interface CharacterInput {
  call_name?: string
  role?: CharacterRow['role']
  description?: string
  language_and_voice_code?: string
}

/** Adds a member of the cast, as a draft unless the values say otherwise. */
export async function addCharacter(
  edit: StoryEdit,
  input: CharacterInput & { call_name: string },
): Promise<CharacterRow> {
  const { scope, story } = edit
  await requirePossible(scope, story, input)
  const now = scope.services.clock.now()
  const first = {
    callName: nameOf(input.call_name),
    description: input.description?.trim() ?? '',
    voiceCode: input.language_and_voice_code ?? null,
  }
  const [row] = await scope.db
    .insert(characters)
    .values({
      storyId: story.id,
      userId: story.userId,
      ...first,
      // Added by a user: later texts do not remove it as unused.
      first,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('The character was not added')
  edit.log.inserted('characters', row)
  return row
}

/** Changes a member of the cast; its initial values are stored, so that it can be reset. */
export async function changeCharacter(
  edit: StoryEdit,
  row: CharacterRow,
  change: CharacterChange,
): Promise<CharacterRow> {
  const { db, services } = edit.scope
  const { callName, description, voiceCode } = row
  const first = row.first ?? { callName, description, voiceCode }
  const wanted = { first, ...change }
  const [changed] = await db
    .update(characters)
    .set({ ...wanted, updatedAt: services.clock.now() })
    .where(and(eq(characters.id, row.id), eq(characters.storyId, edit.story.id)))
    .returning()
  if (!changed) throw new Error('The character does not exist any more')
  edit.log.updated('characters', row, changed, Object.keys(wanted))
  return changed
}

/** Removes a character from the cast; the narrator speaks its scenes from then on. */
export async function deleteFromCast(edit: StoryEdit, row: CharacterRow): Promise<void> {
  for (const scene of await scenesSpokenBy(edit.scope, row))
    await edit.updateScene(scene, { speakerStoryCharacterId: null })
  edit.log.deleted('characters', row)
  await edit.scope.db.delete(characters).where(eq(characters.id, row.id))
}

/** The requested changes, as columns; refuses invalid ones by field. */
export async function columnsOf(edit: StoryEdit, row: CharacterRow, input: CharacterInput): Promise<CharacterChange> {
  if (row.role === 'Narrator' && input.role === 'Character')
    throw validationFailed({ role: ['Every story needs a narrator'] })
  await requirePossible(edit.scope, edit.story, row.role === input.role ? { ...input, role: undefined } : input)
  return {
    callName: input.call_name === undefined ? undefined : nameOf(input.call_name),
    description: input.description?.trim(),
    voiceCode: input.language_and_voice_code,
  }
}

/** Scenes that a character speaks. */
async function scenesSpokenBy(scope: Scope, row: CharacterRow): Promise<SceneRow[]> {
  const all = await scenesOf(scope, row.storyId ?? '')
  return all.filter((scene) => scene.speakerStoryCharacterId === row.id)
}

/** Its scenes get the new voice; their voice-overs are outdated from then on. */
export async function giveVoice(edit: StoryEdit, row: CharacterRow): Promise<void> {
  if (row.voiceCode === null) return
  for (const scene of await scenesSpokenBy(edit.scope, row))
    if (scene.languageAndVoiceCode !== row.voiceCode)
      await edit.updateScene(
        scene,
        voiceColumns(scene, { voice_code: row.voiceCode }, voiceFinder(edit.scope.services.engines, edit.story)),
      )
}

async function requirePossible(scope: Scope, story: StoryEdit['story'], input: CharacterInput) {
  const { role, language_and_voice_code: voice } = input
  if (voice !== undefined && !scope.services.engines.voice.voices.some(({ id }) => id === voice))
    throw validationFailed({ language_and_voice_code: ['Voice not found'] })
  if (role === 'Narrator' && (await castOf(scope, story)).some((each) => each.role === 'Narrator'))
    throw validationFailed({ role: ['A story can only have one narrator'] })
}

function nameOf(name: string): string {
  const trimmed = name.trim()
  if (trimmed === '') throw validationFailed({ call_name: ['Enter a character name'] })
  return trimmed
}
