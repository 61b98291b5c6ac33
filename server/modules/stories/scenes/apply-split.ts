import { eq } from 'drizzle-orm'
import { framesToMs } from '#src/domain/frames.ts'
import { NO_MOTION } from '#src/domain/overlays.ts'
import { syncSceneWithArolls, fitArolls } from './scene-timing.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { overlaysOfScenes } from '#server/platform/db/queries/overlays.ts'
import { arollsOfScenes, scenesOf } from '#server/platform/db/queries/scenes.ts'
import type { OverlayContent } from '#server/platform/db/schema/overlays.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { splitCuesOfScene } from './move-music-cues.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { cutWords, wordsBefore, type ArollPart, cutArolls } from './cut-scene.ts'
import { findTranscript, type Transcript, type StoredSound } from './scene-sound.ts'
import { cutLength, splitColumns } from './split-columns.ts'
import { keepSplitReceipts } from './voice-receipts.ts'

/** Both parts of the voice-over; null where a part has none. */
export interface Halves {
  first: StoredSound | null
  second: StoredSound | null
}

interface Cut {
  /** null: cut at the frame. */
  index: number | null
  frame: number
  halves: Halves
}

/** Writes the two scenes of a split; the first keeps its id. */
export async function applySplit(edit: StoryEdit, scene: SceneRow, { index, frame, halves }: Cut): Promise<SceneRow[]> {
  const { scope, story } = edit
  const layers = (await arollsOfScenes(scope, [scene.id])).get(scene.id) ?? []
  const voices = await addVoices(edit, scene, frame, halves)
  const parts = splitColumns(scene, { index, frame, media: voices, language: story.language })
  for (const other of (await scenesOf(scope, story.id)).reverse())
    if (other.elementOrder > scene.elementOrder) await edit.updateScene(other, { elementOrder: other.elementOrder + 1 })
  const { id: _id, createdAt: _created, updatedAt: _updated, ...values } = scene
  const first = await edit.updateScene(scene, parts.first)
  const second = await edit.insertScene({ ...values, ...parts.second, elementOrder: scene.elementOrder + 1 })
  if (voices[1] !== null) await scope.db.update(media).set({ sceneId: second.id }).where(eq(media.id, voices[1]))
  await keepSplitReceipts(edit, scene, [first, second])
  const cut = cutArolls(layers, scene.durationInFrames, frame)
  for (const part of cut.before) await edit.updateAroll(part.row, lengthOf(part))
  for (const [arollOrder, part] of cut.after.entries()) {
    const { id: _layer, createdAt: _since, updatedAt: _last, ...copied } = part.row
    const placed = { ...lengthOf(part), sceneId: second.id, arollOrder }
    // One behind the cut moves with all its media.
    if (arollOrder === 0 && cut.isThrough) await edit.insertAroll({ ...copied, ...placed })
    else await edit.updateAroll(part.row, placed)
  }
  await moveOverlays(edit, scene.id, second.id, framesToMs(frame))
  await splitCuesOfScene(edit, scene, second.id, framesToMs(frame))
  await fitArolls(edit, first)
  await fitArolls(edit, second)
  return [await syncSceneWithArolls(edit, first.id), await syncSceneWithArolls(edit, second.id)]
}

const lengthOf = ({ frames, change }: ArollPart) => ({ ...change, durationMs: Math.round(framesToMs(frames)) })

/** Ids of the media of both halves; their words are known from the whole. */
async function addVoices(
  { scope, story }: StoryEdit,
  scene: SceneRow,
  frame: number,
  { first, second }: Halves,
): Promise<[string | null, string | null]> {
  if (scene.audioMediaId === null || !first) return [null, null]
  const [whole] = await scope.db.select().from(media).where(eq(media.id, scene.audioMediaId))
  const transcript = await findTranscript(scope, scene.audioMediaId)
  const words = transcript ? cutWords(transcript.words, wordsBefore(transcript.words, frame), frame) : null
  // A part has no original.
  const { cleanedFromId: _original, ...partOrigin } = whole?.origin ?? {}
  const lengths = cutLength(scene.audioDurationMs, frame)
  const described = (part: 0 | 1) => ({
    userId: story.userId,
    storyId: story.id,
    sceneId: part === 0 ? scene.id : null,
    source: whole?.source ?? ('GENERATED' as const),
    origin: partOrigin,
    fileName: `${(whole?.fileName ?? 'voice').replace(/\.\w+$/u, '')} ${part + 1}.wav`,
    durationMs: lengths[part],
  })
  const transcriptOf = (part: 0 | 1): Transcript | null =>
    transcript && words
      ? { language: transcript.language, words: words[part], text: words[part].map(({ word }) => word).join(' ') }
      : null
  return [
    await first.addRows(scope, described(0), transcriptOf(0)),
    second ? await second.addRows(scope, described(1), transcriptOf(1)) : null,
  ]
}

/** Those behind the cut move; one across it is cut, and nothing appears or disappears at the cut. */
async function moveOverlays(edit: StoryEdit, from: string, to: string, cutMs: number) {
  for (const row of await overlaysOfScenes(edit.scope, [from])) {
    const endMs = row.startMs + row.durationMs
    if (endMs <= cutMs) continue
    if (row.startMs >= cutMs) {
      await edit.updateOverlay(row, { sceneId: to, startMs: Math.round(row.startMs - cutMs) })
      continue
    }
    const { id: _id, createdAt: _created, updatedAt: _updated, ...values } = row
    const before = Math.max(1, Math.round(cutMs - row.startMs))
    const rest = Math.max(1, Math.round(endMs - cutMs))
    const content = continuedAfter(row.content, before)
    await edit.insertOverlays([{ ...values, sceneId: to, startMs: 0, durationMs: rest, motionIn: NO_MOTION, content }])
    await edit.updateOverlay(row, { durationMs: before, motionOut: NO_MOTION })
  }
}

/** The content of the part behind a cut: a video continues where it was, `ms` after its in point. */
const continuedAfter = (content: OverlayContent, ms: number): OverlayContent =>
  'video_start' in content && content.video_start !== null
    ? { ...content, video_start: content.video_start + ms }
    : content
