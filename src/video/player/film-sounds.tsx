import { Audio } from '@remotion/media'
import { memo, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Internals, Sequence, useBufferState, useCurrentFrame } from 'remotion'
import { FPS } from '#src/domain/frames.ts'
import { gainAt, isEven, planSounds, type PlannedSound } from '../audio-plan.ts'
import type { VideoDocument } from '../document.ts'
import { masteringOf } from '../mastering.ts'
import { LOAD_TIMEOUT_MS, type FilmMedia } from './film-media.ts'
import type { SoundFile } from './sound-files.ts'
import type { SoundOutput } from './sound-output.ts'

/**
 * Sounds are mounted, and given to the audio clock, this long (frames) before they play. Less than two seconds: sounds further
 * away the player leaves for later, and nothing would remind it in a pause between two voices.
 */
const AHEAD = 45

export interface FilmSoundsProps {
  film: VideoDocument
  media: FilmMedia
  /** Whether it plays, or is to as soon as it can. */
  isPlaying: boolean
  output: SoundOutput | null
  /** Called with a message about a missing sound that should play now; null without one. */
  onMissing: (text: string | null) => void
}

/** The sounds around the playhead, at the times and volumes of the plan that the export mixes by. */
export function FilmSounds({ film, media, isPlaying, output, onMissing }: FilmSoundsProps) {
  const frame = useCurrentFrame()
  useSyncExternalStore(media.subscribe, media.getVersion)
  const planned = useMemo(() => planSounds(film), [film])
  // Once a second: near sounds do not change from frame to frame.
  const second = Math.floor(frame / FPS)
  const near = useMemo(
    () => planned.filter((sound) => sound.from * FPS <= (second + 1) * FPS + AHEAD && sound.to > second - 1),
    [planned, second],
  )
  const gain = useGain(film, media, isPlaying)
  // Without its limiter, which could not be loaded, it stays as mixed.
  useEffect(() => void output?.setGain(gain).catch(() => undefined), [output, gain])
  const buffer = useBufferState()
  // The music is a large file below all others: a film that begins does not wait for it, nor do what is seen and said.
  const isMusic = ({ url }: PlannedSound) => url === film.music?.url
  const others = near.flatMap((sound) => (isMusic(sound) ? [] : [{ sound, file: media.sounds.get(sound.url) }]))
  const mayLoadMusic = (frame > 0 || !isPlaying) && others.every(({ file }) => file.state !== 'loading')
  const music = mayLoadMusic
    ? near.flatMap((sound) => (isMusic(sound) ? [{ sound, file: media.sounds.get(sound.url) }] : []))
    : []
  const files = [...others, ...music]
  const audible = files.filter(({ sound }) => frame >= sound.from * FPS && frame < sound.to * FPS)
  const isLoading = audible.some(({ file }) => file.state === 'loading')
  const isWaiting = audible.some(({ sound, file }) => file.state === 'loading' && !isMusic(sound))
  useEffect(() => {
    if (!isWaiting) return
    const wait = buffer.delayPlayback()
    return () => wait.unblock()
  }, [buffer, isWaiting])
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLate(true), LOAD_TIMEOUT_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLoading])
  const missing = missingSound(audible, isLate)
  useEffect(() => onMissing(missing), [missing, onMissing])
  useEffect(() => () => onMissing(null), [onMissing])
  return files.map(({ sound, file }) =>
    file.state === 'ready' ? (
      <FilmSound key={`${sound.label} ${sound.from} ${file.src}`} sound={sound} src={file.src} />
    ) : null,
  )
}

/** A film is measured once it has not changed for this long, ms: not with every step of a drag. */
const UNCHANGED_MS = 800

/** The gain to the film's loudness, from its first playback on; until it is measured the one before, 1 at first. null: as mixed. */
function useGain(film: VideoDocument, { fetchAsset }: FilmMedia, isPlaying: boolean): number | null {
  const [hasPlayed, setPlayed] = useState(isPlaying)
  if (isPlaying && !hasPlayed) setPlayed(true)
  const [gain, setGain] = useState(1)
  useEffect(() => {
    if (!hasPlayed || film.loudnessLufs === null) return
    const abort = new AbortController()
    // A sound that is missing is reported where it should play.
    const measure = () =>
      masteringOf(film, fetchAsset, abort.signal).then(
        (made) => setGain(made.gain),
        () => undefined,
      )
    const timer = setTimeout(() => void measure(), UNCHANGED_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [film, fetchAsset, hasPlayed])
  return film.loudnessLufs === null ? null : gain
}

function missingSound(audible: readonly { sound: PlannedSound; file: SoundFile }[], isLate: boolean): string | null {
  const failed = audible.find(({ file }) => file.state === 'failed')
  if (failed) return `${failed.sound.label} couldn’t be loaded. The video plays without it.`
  const late = isLate ? audible.find(({ file }) => file.state === 'loading') : undefined
  return late ? `${late.sound.label} is still loading. The video plays without it for now.` : null
}

const FilmSound = memo(function FilmSound({ sound, src }: { sound: PlannedSound; src: string }) {
  const from = Math.round(sound.from * FPS)
  const volume = useMemo(
    () => (isEven(sound) ? sound.volume : (at: number) => gainAt(sound, sound.from + at / FPS)),
    [sound],
  )
  return (
    <Sequence from={from} durationInFrames={Math.round(sound.to * FPS) - from} premountFor={AHEAD}>
      <Ready>
        <Audio
          src={src}
          volume={volume}
          {...(sound.offset > 0 ? { trimBefore: sound.offset * FPS } : {})}
          {...(sound.fileEnd === null ? {} : { trimAfter: sound.fileEnd * FPS })}
          playbackRate={sound.playbackRate}
          loop={sound.loop}
          loopVolumeCurveBehavior="extend"
          disallowFallbackToHtml5Audio
          // Silent then; the player would throw it at the page.
          onError={() => 'fallback'}
        />
      </Ready>
    </Sequence>
  )
})

/**
 * Remotion mutes sounds mounted ahead and decodes them only at their time; a sound would begin some 50 ms late, without its first
 * sounds. Here it is scheduled ahead, on the audio clock.
 */
function Ready({ children }: { children: ReactNode }) {
  const timeline = Internals.useTimelineContext()
  const value = useMemo(() => ({ ...timeline, isInsideFreeze: false }), [timeline])
  return <Internals.TimelineContext value={value}>{children}</Internals.TimelineContext>
}
