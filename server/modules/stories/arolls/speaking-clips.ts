import { and, eq, inArray } from 'drizzle-orm'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import { type Able, ableOf } from '#engines/prices.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import { characters, media } from '#server/platform/db/schema/index.ts'
import type { ArollRow, MediaRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { names } from '../characters/seen-cast.ts'
import { imagePrompt, needsVoice, voiceFinder } from '../scenes/scene-state.ts'

/** A scene whose clip speaks its voice-over. */
export interface SpeakingClip {
  able: Able
  /** Whole seconds of the voice-over; about, while it is not spoken yet. */
  seconds: number
  /** What is held: voices differ in pace. */
  mostSeconds: number
}

/** Of a recording that an image speaks, ms. */
export const MAX_VOICE_MS = 120_000

/** Whether the engines read a recording; its length is limited besides. */
export const canSpeak = ({ status, mediaType, contentType }: MediaRow): boolean =>
  status === 'COMPLETED' && mediaType === 'audio' && contentType === 'audio/wav'

/** Room of a voice-over that is not spoken yet. */
const ROOM = 1.25

/** The connected lip-sync engine with its fallbacks; null where there is none: the built-in engine finds no faces in images. */
export function lipSyncEngines({ animator }: Services['engines']): Able | null {
  const { lipSyncInfo } = animator
  return lipSyncInfo && !lipSyncInfo.builtIn ? ableOf(lipSyncInfo) : null
}

/**
 * The scenes whose clip speaks, by id: a member of the cast says their words, and their only shot does not name other characters
 * instead. The clip is as long as the voice-over, so that scenes of several shots keep camera motion.
 */
export async function findSpeakingClips(
  scope: Scope,
  story: StoryRow,
  { scenes, layers }: { scenes: readonly SceneRow[]; layers: ReadonlyMap<string, readonly ArollRow[]> },
): Promise<Map<string, SpeakingClip>> {
  const { db, services } = scope
  const able = lipSyncEngines(services.engines)
  if (!able || scenes.every(({ speakerStoryCharacterId }) => speakerStoryCharacterId === null)) return new Map()
  const isCast = and(eq(characters.storyId, story.id), eq(characters.role, 'Character'))
  const cast = await db.select().from(characters).where(isCast)
  const voiceIds = scenes.flatMap(({ audioMediaId }) => audioMediaId ?? [])
  const voices = voiceIds.length === 0 ? [] : await db.select().from(media).where(inArray(media.id, voiceIds))
  const findVoice = voiceFinder(services.engines, story)
  const found = new Map<string, SpeakingClip>()
  for (const scene of scenes) {
    const speaker = cast.find(({ id }) => id === scene.speakerStoryCharacterId)
    const prompt = promptOfOnlyShot(scene, layers.get(scene.id) ?? [])
    if (!speaker || prompt === null) continue
    const others = cast.filter(({ id, callName }) => id !== speaker.id && names(prompt, callName))
    if (others.length > 0 && !names(prompt, speaker.callName)) continue
    const seconds = needsVoice(scene, findVoice)
      ? estimateSeconds(scene.text, story.language, scene.speakingRate)
      : (voices.filter(canSpeak).find(({ id }) => id === scene.audioMediaId)?.durationMs ?? 0) / 1000
    const mostSeconds = needsVoice(scene, findVoice) ? seconds * ROOM : seconds
    if (seconds > 0 && mostSeconds * 1000 <= MAX_VOICE_MS)
      found.set(scene.id, { able, seconds: Math.ceil(seconds), mostSeconds: Math.ceil(mostSeconds) })
  }
  return found
}

/** A-rolls as they are once their images were generated again: clips of theirs are made anew. */
export const redrawn = (layers: ReadonlyMap<string, readonly ArollRow[]>): Map<string, ArollRow[]> =>
  new Map([...layers].map(([id, rows]) => [id, rows.map((row) => ({ ...row, arollType: 'ImageARoll' as const }))]))

/** null where there is no image, a video, or several shots. */
function promptOfOnlyShot(scene: SceneRow, layers: readonly ArollRow[]): string | null {
  const [first = null] = layers
  return layers.length > 1 || (first && first.arollType !== 'ImageARoll') ? null : imagePrompt(scene, first)
}
