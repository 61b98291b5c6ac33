import { lazy, Suspense, useEffect, useState } from 'react'
import { useBufferState, useCurrentFrame } from 'remotion'
import { FilmCanvas, type FilmCanvasProps } from './film-canvas.tsx'
import { LOAD_TIMEOUT_MS, type FilmMedia } from './film-media.ts'
import { LimitedWaiting } from './limited-waiting.tsx'

const FilmSounds = lazy(() => import('./film-sounds.tsx').then((module) => ({ default: module.FilmSounds })))

export interface FilmCompositionProps extends FilmCanvasProps {
  onMissingSound: (text: string | null) => void
  /** Called once, when the first picture has come or is no longer waited for. */
  onPicture: () => void
}

/** The Remotion composition of a film: one canvas, and the sounds around the playhead. */
export function FilmComposition(props: FilmCompositionProps) {
  return (
    <>
      <LimitedWaiting limitMs={LOAD_TIMEOUT_MS}>
        <FilmCanvas film={props.film} media={props.media} scale={props.scale} hasPoster={props.hasPoster} />
      </LimitedWaiting>
      <LimitedWaiting limitMs={LOAD_TIMEOUT_MS}>
        <Sounds {...props} />
      </LimitedWaiting>
    </>
  )
}

/** The sounds, and what decodes them, are loaded when the first picture has come: on a slow line they would hold it up for seconds. */
function Sounds({ film, media, onMissingSound, onPicture }: FilmCompositionProps) {
  const hasPicture = useHasPicture(media)
  useEffect(() => {
    if (hasPicture) onPicture()
  }, [hasPicture, onPicture])
  return (
    <Suspense fallback={<Waiting />}>
      {hasPicture ? <FilmSounds film={film} media={media} onMissing={onMissingSound} /> : <Waiting />}
    </Suspense>
  )
}

/** True once the picture at the playhead has come, or did not in the time that a film waits for one. */
function useHasPicture({ pool }: FilmMedia): boolean {
  const [hasPicture, setHasPicture] = useState(false)
  const [frame] = useState(useCurrentFrame())
  useEffect(() => {
    const timer = setTimeout(setHasPicture, LOAD_TIMEOUT_MS, true)
    void pool.prepare(frame).then(() => setHasPicture(true))
    return () => clearTimeout(timer)
  }, [pool, frame])
  return hasPicture
}

/** Holds up a film that was asked to play: its beginning would not be heard. */
function Waiting() {
  const buffer = useBufferState()
  useEffect(() => buffer.delayPlayback().unblock, [buffer])
  return null
}
