import { Player, type PlayerRef } from '@remotion/player'
import { useEffect, useMemo, useRef, useState, useCallback, useSyncExternalStore } from 'react'
import type { FetchAsset } from '../assets/asset-pool.ts'
import type { VideoDocument } from '../document.ts'
import { FilmComposition } from './film-composition.tsx'
import { createFilmMedia } from './film-media.ts'
import { type Playback, usePlaybackState } from './playback.ts'
import type { SoundOutput } from './sound-output.ts'
import { usePlayerEvents } from './use-player-events.ts'

/** Steps of the drawing size: dragging a panel must not load every image again. */
const STEPS = [0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]

interface FilmPlayerProps {
  document: VideoDocument
  playback: Playback
  fetchAsset: FetchAsset
  hasPoster: boolean
}

const FILLS = { width: '100%', height: '100%' } as const

/** The film in the size of its box. */
export function FilmPlayer(props: FilmPlayerProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const scale = usePixelScale(box, props.document.width)
  return (
    <div ref={setBox} style={{ position: 'absolute', inset: 0 }}>
      {scale === null ? null : <ScaledPlayer {...props} scale={scale} />}
    </div>
  )
}

/** Remotion's player over our canvas. It keeps the time and plays the sounds; the image comes from drawFrame. */
function ScaledPlayer({ document, playback, fetchAsset, hasPoster, scale }: FilmPlayerProps & { scale: number }) {
  const player = useRef<PlayerRef>(null)
  const isPlaying = usePlaybackState(playback, 'isPlaying')
  const speed = usePlaybackState(playback, 'speed')
  const isLooping = usePlaybackState(playback, 'isLooping')
  const [media] = useState(() => createFilmMedia(fetchAsset))
  useEffect(() => () => media.close(), [media])
  const soundOutput = useRef<SoundOutput>(null)
  usePlayerEvents(player, playback, document.durationInFrames, soundOutput)
  const [onMissingSound] = useState(() => (missingSound: string | null) => playback.report({ missingSound }))
  const [onImage] = useState(() => () => playback.report({ hasImage: true }))
  const inputProps = useMemo(
    () => ({ film: document, media, scale, hasPoster, isPlaying, soundOutput, onMissingSound, onImage }),
    [document, media, scale, hasPoster, isPlaying, onMissingSound, onImage],
  )
  const [initialFrame] = useState(() => playback.getFrame())
  const duration = Math.max(1, document.durationInFrames)
  return (
    <Player
      ref={player}
      component={FilmComposition}
      inputProps={inputProps}
      durationInFrames={duration}
      compositionWidth={document.width}
      compositionHeight={document.height}
      fps={document.fps}
      initialFrame={Math.min(initialFrame, duration - 1)}
      // Backwards the transport moves the playhead itself.
      playbackRate={speed > 0 ? speed : 1}
      loop={isLooping}
      // Shortcuts, clicks and the browser's media keys belong to the page around it.
      controls={false}
      clickToPlay={false}
      doubleClickToFullscreen={false}
      spaceKeyToPlayOrPause={false}
      browserMediaControlsBehavior={{ mode: 'do-nothing' }}
      moveToBeginningWhenEnded={false}
      numberOfSharedAudioTags={0}
      bufferStateDelayInMilliseconds={200}
      acknowledgeRemotionLicense
      noSuspense
      logLevel="error"
      style={FILLS}
    />
  )
}

/**
 * Device px per px of the video that a box needs, in a few steps; null until the box is there. It is known before anything is loaded:
 * an image that was requested in another size is fetched and decoded twice.
 */
function usePixelScale(box: HTMLElement | null, videoWidth: number): number | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!box) return () => undefined
      const observer = new ResizeObserver(onChange)
      observer.observe(box)
      return () => observer.disconnect()
    },
    [box],
  )
  return useSyncExternalStore(subscribe, () => box && scaleOf(box.clientWidth, videoWidth))
}

function scaleOf(boxWidth: number, videoWidth: number): number {
  const wanted = (boxWidth * globalThis.devicePixelRatio) / videoWidth
  return boxWidth === 0 ? 0.5 : (STEPS.find((step) => step >= wanted * 0.97) ?? 1)
}
