import { eq } from 'drizzle-orm'
import type { SoundEffect } from '#engines/ports.ts'
import { MAX_MUSIC_CUES } from '#src/domain/music-cues.ts'
import { findSoundMedia } from '#server/modules/media/library/library-sounds.ts'
import type { Scope } from '#server/platform/context.ts'
import { arollsOfScenes, scenesOf } from '#server/platform/db/queries/scenes.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { musicCues } from '#server/platform/db/schema/index.ts'

/** The sound of a place is quieter than an effect, since it plays under the voice. */
const VOLUMES: Readonly<Record<SoundEffect['kind'], number>> = { AMBIENCE: 0.35, EFFECT: 0.5 }
const FADE_MS = 500

interface PlannedSound {
  effect: SoundEffect
  sceneId: string
  startMs: number
  /** Where in its file it begins, ms: in the next scene the sound of the same place goes on. */
  offsetMs: number
}

/** Adds the sound effects that the shots are planned with, to a story without any. */
export async function addPlannedSounds(scope: Scope, story: StoryRow): Promise<void> {
  const { db, services } = scope
  if ((await db.$count(musicCues, eq(musicCues.storyId, story.id))) > 0) return
  const sounds = (await plannedSounds(scope, story)).slice(0, MAX_MUSIC_CUES)
  if (sounds.length === 0) return
  const mediaIds = await findSoundMedia(
    scope,
    'effect',
    sounds.map(({ effect }) => effect),
  )
  const now = services.clock.now()
  await db.insert(musicCues).values(
    sounds.map(({ effect, sceneId, startMs, offsetMs }, at) => {
      const isPlace = effect.kind === 'AMBIENCE'
      const next = sounds[at + 1]
      // Two places in one scene follow each other.
      const isReplaced = next?.sceneId === sceneId && next.effect.kind === 'AMBIENCE'
      const placeMs = isReplaced ? next.startMs - startMs : null
      const goesOn = next !== undefined && next.effect.id === effect.id && next.offsetMs > 0
      return {
        ...{ storyId: story.id, sceneId, kind: 'EFFECT' as const, mediaId: mediaIds.get(effect.id) ?? null, track: 0 },
        ...{ startMs, offsetMs, durationMs: isPlace ? placeMs : Math.round(effect.durationMs) },
        ...{ loops: isPlace, volume: VOLUMES[effect.kind], isMuted: false, duckingDb: null },
        fadeInMs: isPlace && offsetMs === 0 ? FADE_MS : 0,
        fadeOutMs: isPlace && !goesOn ? FADE_MS : 0,
        ...{ createdAt: now, updatedAt: now },
      }
    }),
  )
}

/** One of a scene and effect: the further shots of a scene show the same place. */
async function plannedSounds(scope: Scope, story: StoryRow): Promise<PlannedSound[]> {
  const { effects } = scope.services.engines.music
  const scenes = await scenesOf(scope, story.id)
  const layers = await arollsOfScenes(
    scope,
    scenes.map(({ id }) => id),
  )
  const sounds: PlannedSound[] = []
  let before: { effectId: string; playedMs: number } | null = null
  for (const { id: sceneId } of scenes) {
    const own: PlannedSound[] = []
    let startMs = 0
    let last: string | null = null
    for (const layer of layers.get(sceneId) ?? []) {
      const effect = effects.find(({ id }) => id === layer.shot?.sound)
      if (effect && !own.some((each) => each.effect.id === effect.id)) {
        const goesOn: boolean = startMs === 0 && effect.kind === 'AMBIENCE' && before?.effectId === effect.id
        own.push({ effect, sceneId, startMs, offsetMs: goesOn ? (before?.playedMs ?? 0) % effect.durationMs : 0 })
      }
      last = effect?.id ?? null
      startMs += layer.durationMs
    }
    const ending: PlannedSound | undefined = own.find(({ effect }) => effect.id === last)
    before = ending ? { effectId: ending.effect.id, playedMs: ending.offsetMs + startMs - ending.startMs } : null
    sounds.push(...own)
  }
  return sounds
}
