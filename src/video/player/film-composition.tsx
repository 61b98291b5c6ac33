import {
  lazy,
  Suspense,
  use,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react'
import { Internals, useBufferState, useCurrentFrame } from 'remotion'
import { FilmCanvas, type FilmCanvasProps } from './film-canvas.tsx'
import { LOAD_TIMEOUT_MS, type FilmMedia } from './film-media.ts'
import { createSoundOutput, type SoundOutput } from './sound-output.ts'

const FilmSounds = lazy(() => import('./film-sounds.tsx').then((module) => ({ default: module.FilmSounds })))

export interface FilmCompositionProps extends FilmCanvasProps {
  /** Whether it plays, or is to as soon as it can. */
  isPlaying: boolean
  /** Gets the output that the player sounds on, which it shows within only; it has none while it was always muted. */
  soundOutput: RefObject<SoundOutput | null>
  onMissingSound: (text: string | null) => void
  /** Called once, when the first image has loaded or its timeout has passed. */
  onImage: () => void
}

/** The Remotion composition of a film: one canvas, and the sounds around the playhead. */
export function FilmComposition(props: FilmCompositionProps) {
  const { audioContext = null, gainNode = null } = use(Internals.SharedAudioContext) ?? {}
  const output = useMemo(
    () => audioContext && gainNode && createSoundOutput(audioContext, gainNode),
    [audioContext, gainNode],
  )
  useEffect(() => output?.connect(), [output])
  useImperativeHandle<SoundOutput | null, SoundOutput | null>(props.soundOutput, () => output, [output])
  return (
    <>
      <LimitedWaiting limitMs={LOAD_TIMEOUT_MS}>
        <FilmCanvas film={props.film} media={props.media} scale={props.scale} hasPoster={props.hasPoster} />
      </LimitedWaiting>
      <LimitedWaiting limitMs={LOAD_TIMEOUT_MS}>
        <Sounds {...props} output={output} />
      </LimitedWaiting>
    </>
  )
}

/**
 * The sounds and their decoder are loaded after the first image: on a slow line they would hold it up for seconds. A film
 * that is to play does not wait for more than its smaller copy.
 */
function Sounds(props: FilmCompositionProps & { output: SoundOutput | null }) {
  const { film, media, isPlaying, output, onMissingSound, onImage } = props
  const [frame] = useState(useCurrentFrame())
  const version = useSyncExternalStore(media.subscribe, media.getVersion)
  const hasImage = useHasImage(media, frame)
  const [isBegun, setBegun] = useState(false)
  // Before anything has come, the pool may not know the film yet: then it misses nothing.
  const hasCopy = () => version > 0 && media.pool.isReady(frame)
  if (!isBegun && (hasImage || (isPlaying && hasCopy()))) setBegun(true)
  useEffect(() => {
    if (hasImage) onImage()
  }, [hasImage, onImage])
  return (
    <Suspense fallback={<Waiting />}>
      {isBegun ? <FilmSounds {...{ film, media, isPlaying, output }} onMissing={onMissingSound} /> : <Waiting />}
    </Suspense>
  )
}

/** True once the image of a frame has come at its full size, or did not in the time that a film waits for one. */
function useHasImage({ pool }: FilmMedia, frame: number): boolean {
  const [hasImage, setHasImage] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setHasImage, LOAD_TIMEOUT_MS, true)
    void pool.prepare(frame).then(() => setHasImage(true))
    return () => clearTimeout(timer)
  }, [pool, frame])
  return hasImage
}

/** Delays playback that was requested: its beginning would be silent. */
function Waiting() {
  const buffer = useBufferState()
  useEffect(() => buffer.delayPlayback().unblock, [buffer])
  return null
}

/**
 * Whatever within holds up the film does so for a limited time: a sound whose decoder fails on the way never says that it is there, and
 * the film would stand still.
 */
function LimitedWaiting({ limitMs, children }: { limitMs: number; children: ReactNode }) {
  const outer = use(Internals.BufferingContextReact)
  const limited = useMemo(
    () =>
      outer && {
        addBlock() {
          const { unblock } = outer.addBlock()
          const timer = setTimeout(unblock, limitMs)
          return {
            unblock() {
              clearTimeout(timer)
              unblock()
            },
          }
        },
      },
    [outer, limitMs],
  )
  return <Internals.BufferingContextReact value={limited}>{children}</Internals.BufferingContextReact>
}
