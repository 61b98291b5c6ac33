import { eq, inArray, and, isNull, not, sql } from 'drizzle-orm'
import { withoutEmphasis } from '#src/domain/fountain/emphasis.ts'
import { type FilmTransition, filmTransition } from '#src/domain/fountain/tidy.ts'
import { parseScreenplay } from '#src/domain/fountain/parse.ts'
import { silentPauseMs } from '#src/domain/fountain/narrate-segment.ts'
import { alignWords } from '#src/domain/align-words.ts'
import { framesToMs, msToFrames } from '#src/domain/frames.ts'
import { sceneSeconds } from '#src/domain/planned-length.ts'
import { castOf } from '#server/modules/stories/characters/cast.ts'
import { scenes, arolls } from '#server/platform/db/schema/index.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { type FindVoice, voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import { closeHistory } from '#server/modules/stories/history/undo-redo.ts'
import { refused } from '#server/platform/http/http-error.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { voiceColumns } from '#server/modules/stories/scenes/change-voice.ts'
import { scenesOf, arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { saveVersion } from '#server/modules/stories/edits/save-version.ts'
import { sceneFrames } from '#server/modules/stories/scenes/scene-timing.ts'
import { groupBy, readSegments } from './read.ts'
import { type SceneDraft, toScenes } from './to-scenes.ts'
import type { Scope } from '#server/platform/context.ts'
import { addShots } from '#server/modules/generation/plan-shots.ts'

/** Rebuilds the scenes of a story from its screenplay. Unchanged text keeps its scene, with voice-over and images. */
export async function buildScenes(edit: StoryEdit, narrateAction: boolean): Promise<StoryRow> {
  const { scope, story } = edit
  const { db, services } = scope
  requireIdle(story)
  const cast = new Map((await castOf(scope, story)).map((row) => [row.id, row]))
  const seconds = sceneSeconds(story.sceneSize, story.scenePace)
  const segments = await readSegments(scope, story.id)
  const drafts = toScenes(segments, {
    cast,
    language: story.language,
    seconds,
    narrateAction,
    opening: openingOf(story),
  })
  if (drafts.length === 0) throw refused('STORY_EMPTY', 'Enter a screenplay first')
  if (story.firstGeneratedAt !== null) await saveVersion(scope, story, 'Before rewriting')
  const now = services.clock.now()
  const findVoice = voiceFinder(services.engines, story)
  const free = groupBy(await scenesOf(scope, story.id), keyOfScene)
  const kept = drafts.map((draft) => free.get(keyOfDraft(draft))?.shift())
  const gone = [...free.values()].flat().map(({ id }) => id)
  if (gone.length > 0) await db.delete(scenes).where(inArray(scenes.id, gone))
  const added: (typeof scenes.$inferInsert)[] = []
  for (const [elementOrder, draft] of drafts.entries()) {
    const scene = kept[elementOrder]
    if (scene)
      await db
        .update(scenes)
        .set({ ...changesOf(scene, draft, findVoice), elementOrder, updatedAt: now })
        .where(eq(scenes.id, scene.id))
    else added.push({ ...columnsOf(story, draft), elementOrder, createdAt: now, updatedAt: now })
  }
  if (added.length > 0) await db.insert(scenes).values(added)
  await planScenes(scope, story, drafts)
  if (added.length > 0 || story.status === 'FAILED') await edit.updateStory({ status: 'DRAFT', errorMessage: null })
  await closeHistory(scope, story.id)
  return edit.announce({ undo_label: null, redo_label: null })
}

/** 'FADE IN:' precedes the first segment, at the start of the text. */
function openingOf({ isCreatedWithScreenplay, initialPrompt }: StoryRow): FilmTransition | null {
  if (!isCreatedWithScreenplay) return null
  const lines = parseScreenplay(initialPrompt).head.split('\n')
  const opening = lines.map((line) => withoutEmphasis(line)).find((line) => /^FADE (?:IN|UP)\b/iu.test(line))
  return opening === undefined ? null : filmTransition(opening)
}

const keyOf = (text: string, speaker: string | null, silent: { prompt: string | null; shown: string }) =>
  JSON.stringify([text, speaker, ...(text === '' ? [silent.prompt, silent.shown] : [])])
const keyOfScene = ({ text, captions, areCaptionsOverridden, ...scene }: SceneRow) =>
  keyOf(text, scene.speakerStoryCharacterId, {
    prompt: scene.lastUsedImagePrompt,
    shown: areCaptionsOverridden ? '' : captions.map(({ word }) => word).join(' '),
  })
const keyOfDraft = (draft: SceneDraft) => keyOf(draft.text, speakerOf(draft), draft)

/** The narrator's scenes have no speaker, as everywhere. */
const speakerOf = ({ speaker }: SceneDraft) => (speaker === null || speaker.role === 'Narrator' ? null : speaker.id)

function columnsOf(story: StoryRow, draft: SceneDraft) {
  const { text, shown, emotions, speaker, prompt, transition } = draft
  const pauseAtTheEnd = text === '' ? silentPauseMs(shown, story.language) : 0
  const timing = { text, audioDurationMs: 0, pauseAtTheEnd, speakingRate: 1 }
  const durationInFrames = sceneFrames(timing, story.language)
  return {
    storyId: story.id,
    text,
    emotions,
    pauseAtTheEnd,
    speakerStoryCharacterId: speakerOf(draft),
    languageAndVoiceCode: speaker?.voiceCode ?? null,
    lastUsedImagePrompt: prompt,
    transitionDurationFrames: msToFrames(transition?.durationMs ?? 0),
    durationInFrames,
    captions: alignWords(shown, [{ start: 0, end: Math.floor(framesToMs(durationInFrames)) }]),
  }
}

/** A scene that is not generated follows the screenplay in everything; a generated one keeps its image. */
function changesOf(scene: SceneRow, { emotions, speaker, prompt }: SceneDraft, findVoice: FindVoice) {
  const isMade = scene.audioMediaId !== null || scene.status === 'COMPLETED'
  if (isMade) return voiceColumns(scene, { emotions }, findVoice)
  return {
    emotions,
    lastUsedImagePrompt: prompt,
    languageAndVoiceCode: speaker?.voiceCode ?? scene.languageAndVoiceCode,
  }
}

/**
 * Plans the shots of scenes without images, and sets the transitions from the screenplay; a generated one keeps its
 * transition.
 */
async function planScenes(scope: Scope, story: StoryRow, drafts: readonly SceneDraft[]): Promise<void> {
  const { db, services } = scope
  const updatedAt = services.clock.now()
  const all = (await scenesOf(scope, story.id)).filter(isUnmade)
  const ids = all.map(({ id }) => id)
  if (ids.length === 0) return
  // Those that still wait are from an earlier reading, except for what the user planned.
  const isPlanned = sql`coalesce((${arolls.shot} ->> 'is_locked')::boolean, false)`
  const waits = and(inArray(arolls.sceneId, ids), isNull(arolls.mediaId), eq(arolls.status, 'EMPTY'))
  await db.delete(arolls).where(and(waits, not(isPlanned)))
  await addShots(scope, story, all)
  const shown = await arollsOfScenes(scope, ids)
  for (const scene of all) {
    const transition = drafts[scene.elementOrder]?.transition
    const [first] = shown.get(scene.id) ?? []
    if (!transition || !first) continue
    const transitionDurationMs = Math.min(transition.durationMs, first.durationMs)
    await db
      .update(arolls)
      .set({ transitionName: transition.name, transitionDurationMs, updatedAt })
      .where(eq(arolls.id, first.id))
    const transitionDurationFrames = msToFrames(transitionDurationMs)
    await db.update(scenes).set({ transitionDurationFrames }).where(eq(scenes.id, scene.id))
  }
}

const isUnmade = ({ audioMediaId, status }: SceneRow) => audioMediaId === null && status !== 'COMPLETED'
