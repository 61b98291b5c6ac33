import type { MusicCue } from '#generated/schema.ts'
import { patchStory, type OpenStory } from './open-story.ts'

export type { MusicCue }

/** The cues of the open story, by track and start, without those of a scene that is gone. */
export const musicCuesIn = ({ story, scenes }: OpenStory): readonly MusicCue[] =>
  (story.music_cues ?? NONE).filter(({ scene_id: sceneId }) => sceneId === null || sceneId in scenes)

const NONE: readonly MusicCue[] = []

/** Inserts or replaces cues, in the server's order. */
export function withMusicCues(open: OpenStory, cues: readonly MusicCue[]): OpenStory {
  const ids = new Set(cues.map(({ id }) => id))
  const others = (open.story.music_cues ?? NONE).filter(({ id }) => !ids.has(id))
  return patchStory(open, {
    music_cues: [...others, ...cues].toSorted(
      (a, b) => a.track - b.track || a.start_ms - b.start_ms || (a.id < b.id ? -1 : 1),
    ),
  })
}

/** Removes cues; unknown ids change nothing. */
export function withoutMusicCues(open: OpenStory, ids: readonly string[]): OpenStory {
  const cues = open.story.music_cues ?? NONE
  return cues.some(({ id }) => ids.includes(id))
    ? patchStory(open, { music_cues: cues.filter(({ id }) => !ids.includes(id)) })
    : open
}

/** What lists, lanes and screen readers call it. */
export const nameOf = ({ media }: MusicCue): string => media?.file_name ?? 'Deleted sound'

/** Whether the story has music: in the background or as a cue. */
export const isMusicPlayed = (open: OpenStory): boolean =>
  open.story.music.have_background_music || musicCuesIn(open).some(({ kind }) => kind === 'MUSIC')
