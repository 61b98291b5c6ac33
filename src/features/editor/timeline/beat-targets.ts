import { queryOptions } from '@tanstack/react-query'
import { FPS } from '#src/domain/frames.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { pathOf } from '#src/shared/lib/path-of.ts'
import { beatFrames, musicIn, type PlacedMusic } from '#src/video/beats/beat-frames.ts'
import type { FoundBeats } from '#src/video/beats/find-beats.ts'
import type { VideoScene } from '#src/video/document.ts'
import type { Editor } from '../core/editor.ts'
import { musicCuesIn } from '../core/open-music-cues.ts'
import { filmOf, positionOf } from '../core/open-story.ts'
import { CATCH_PX } from './geometry.ts'

/**
 * From this scale on (px per frame) beats are shown and snapped to: at 200 bpm they lie two snap distances apart then. Closer together
 * there would be one within reach of every position.
 */
export const BEATS_FROM_SCALE = (2 * CATCH_PX) / (0.3 * FPS)

/** The beats of a sound, found once; kept for as long as the app is open. */
export const beatsQuery = (url: string) =>
  queryOptions({
    queryKey: ['beats', pathOf(url)],
    queryFn: async (): Promise<FoundBeats> =>
      (await import('#src/video/beats/load-beats.ts')).loadBeats(url, fetchFile),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })

/** The visible beats of the music, in frames, as snap targets. @param ownId the cue that is moved: its beats move with it */
export const beatTargets = (editor: Editor, scale: number, ownId?: string): number[] =>
  beatsOf(
    editor,
    scale,
    musicIn(filmOf(editor.store.getState().open)).filter(({ id }) => id === null || id !== ownId),
  )

/**
 * The beats that the end of a scene can be moved to: without those of the scenes after it, which move along, and with those that only
 * a longer film plays.
 * @param max the last frame it can be moved to
 */
export function beatTargetsOfEnd(editor: Editor, scale: number, scene: VideoScene, max: number): number[] {
  const { open } = editor.store.getState()
  const film = filmOf(open)
  const end = scene.from + scene.durationInFrames
  const at = positionOf(open, scene.id)
  const later = new Set(
    musicCuesIn(open).flatMap((cue) => (cue.scene_id !== null && positionOf(open, cue.scene_id) > at ? [cue.id] : [])),
  )
  const staying = musicIn(film).filter(({ id }) => id === null || !later.has(id))
  const lengthened = staying.map((music) => {
    const until = music.from + music.durationInFrames
    const isCut = until === end || until === film.durationInFrames
    return isCut ? { ...music, durationInFrames: music.durationInFrames + Math.max(0, max - end) } : music
  })
  return beatsOf(editor, scale, lengthened)
}

function beatsOf(editor: Editor, scale: number, music: readonly PlacedMusic[]): number[] {
  if (!editor.snapsToBeats.getState() || scale < BEATS_FROM_SCALE) return []
  return music.flatMap((piece) => {
    const found = editor.queries.getQueryData(beatsQuery(piece.url).queryKey)
    return found ? beatFrames(piece, found) : []
  })
}
