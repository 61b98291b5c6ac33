import { sha256Of } from '#src/domain/sha256.ts'
import { addCharacter, changeCharacter } from '#server/modules/stories/characters/change-character.ts'
import { castOf, castSpeakers, type Speakers, spokenBy } from '#server/modules/stories/characters/cast.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { onScreenLook, onScreenOverlays } from '#server/modules/stories/overlays/on-screen-text.ts'
import { rewordShots } from '#server/modules/stories/arolls/shots.ts'
import { sceneOf } from '#server/modules/generation/write-text.ts'
import type { RewritePayload } from '#server/platform/jobs/payloads.ts'
import { voiceColumns, withoutNeedlessMark } from '#server/modules/stories/scenes/change-voice.ts'
import { changeSceneTiming } from '#server/modules/stories/scenes/scene-timing.ts'
import { applyOrder } from '#server/modules/stories/scenes/changed-scenes.ts'
import { voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import type { Pair } from './pairs.ts'

/** Applies the chosen parts, within one edit. Returns the resulting scenes, in playing order. */
export async function applyPairs(
  edit: StoryEdit,
  pairs: readonly Pair[],
  isChosen: (pair: Pair) => boolean,
): Promise<SceneRow[]> {
  const names = pairs.flatMap((pair) => (isChosen(pair) && pair.written?.speaker) || [])
  const speakers = await castSpeakers(edit.scope, edit.story, names, (member, voiceCode) =>
    changeCharacter(edit, member, { voiceCode }),
  )
  const rows: SceneRow[] = []
  for (const pair of pairs) {
    const row = isChosen(pair) ? await applyPair(edit, pair, rows.length, speakers) : pair.scene
    if (row) rows.push(row)
  }
  await applyOrder(edit, rows)
  return rows
}

async function applyPair(
  edit: StoryEdit,
  { scene, written }: Pair,
  elementOrder: number,
  speakers: Speakers,
): Promise<SceneRow | null> {
  if (scene && !written) {
    await edit.deleteScene(scene)
    return null
  }
  if (!written) return scene
  if (!scene) return addScene(edit, written, elementOrder, spokenBy(written, speakers))
  const findVoice = voiceFinder(edit.scope.services.engines, edit.story)
  await rewordShots(edit, scene, written.visualPrompt)
  const { emotions, speakerStoryCharacterId, languageAndVoiceCode } = spokenBy(written, speakers)
  const spoken = {
    ...(emotions && { emotions }),
    ...(speakerStoryCharacterId && {
      speaker_story_character_id: speakerStoryCharacterId,
      voice_code: languageAndVoiceCode ?? null,
    }),
  }
  const columns = voiceColumns(scene, { new_text: written.narration, ...spoken }, findVoice)
  return changeSceneTiming(edit, scene, {
    ...(await withoutNeedlessMark(edit.scope, scene, columns, findVoice)),
    lastUsedImagePrompt: written.visualPrompt,
  })
}

/** A written scene, with the words that are shown over it. */
async function addScene(
  edit: StoryEdit,
  written: NonNullable<Pair['written']>,
  elementOrder: number,
  spoken: ReturnType<typeof spokenBy>,
): Promise<SceneRow> {
  const row = await edit.insertScene({
    storyId: edit.story.id,
    elementOrder,
    ...sceneOf(edit.story, written),
    ...spoken,
  })
  if (written.onScreen) {
    const look = await onScreenLook(edit.scope, edit.story)
    await edit.insertOverlays(onScreenOverlays(edit.story, row, written.onScreen, look))
  }
  return row
}

/** Stores the engine of the accepted text, so that it does not count as the user's own words; earlier engines stay, too. */
export async function noteWriter(
  edit: StoryEdit,
  { text, scriptType, written }: Pick<RewritePayload, 'text' | 'scriptType' | 'written'>,
  taken: readonly Pair[],
): Promise<void> {
  if (!written) return
  const before = edit.story.textReceipt?.outputs ?? []
  const added = taken.flatMap((pair) => (pair.written ? [sha256Of(pair.written.narration)] : []))
  const outputs = [...new Set([...before, ...added])]
  await edit.updateStory({ initialPrompt: text, scriptType, textReceipt: { ...written.receipt, outputs } })
}

/** Characters that the accepted text names, or who speak it, and who are new to the story join its cast. */
export async function addNamed(
  edit: StoryEdit,
  cast: NonNullable<RewritePayload['written']>['cast'],
  taken: readonly Pair[],
): Promise<void> {
  const narration = taken
    .map(({ written }) => `${written?.narration ?? ''}\n${written?.speaker ?? ''}`.toLowerCase())
    .join('\n')
  const known = new Set((await castOf(edit.scope, edit.story)).map(({ callName }) => callName.toLowerCase()))
  for (const { name, description } of cast) {
    const callName = name.trim().slice(0, 100)
    const key = callName.toLowerCase()
    if (key === '' || known.has(key) || !narration.includes(key)) continue
    known.add(key)
    await addCharacter(edit, { call_name: callName, description: description.slice(0, 2000) })
  }
}
