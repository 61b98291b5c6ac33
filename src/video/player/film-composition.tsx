import type { VideoDocument } from '../document.ts'
import { FilmCanvas } from './film-canvas.tsx'
import { PATIENCE_MS, type FilmMedia } from './film-media.ts'
import { FilmSounds } from './film-sounds.tsx'
import { LimitedWaiting } from './limited-waiting.tsx'

export interface FilmCompositionProps {
  film: VideoDocument
  media: FilmMedia
  /** Device px per px of the video. */
  scale: number
  onMissingSound: (text: string | null) => void
}

/** The Remotion composition of a film: one canvas, and the sounds around the playhead. */
export function FilmComposition(props: FilmCompositionProps) {
  return (
    <>
      <LimitedWaiting limitMs={PATIENCE_MS}>
        <FilmCanvas film={props.film} media={props.media} scale={props.scale} />
      </LimitedWaiting>
      <FilmSounds film={props.film} media={props.media} onMissing={props.onMissingSound} />
    </>
  )
}
