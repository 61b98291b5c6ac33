import { Player, type PlayerRef } from '@remotion/player'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { FetchAsset } from '../assets/asset-pool.ts'
import type { VideoDocument } from '../document.ts'
import { FilmComposition } from './film-composition.tsx'
import { createFilmMedia } from './film-media.ts'
import type { Playback } from './playback.ts'
import { usePixelScale } from './use-pixel-scale.ts'
import { usePlaybackState } from './use-playback.ts'
import { usePlayerEvents, type SoundOutput } from './use-player-events.ts'

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

/** Remotion's player over our canvas. It keeps the time and plays the sounds; the picture comes from drawFrame. */
function ScaledPlayer({ document, playback, fetchAsset, hasPoster, scale }: FilmPlayerProps & { scale: number }) {
  const player = useRef<PlayerRef>(null)
  const { isPlaying, speed, isLooping } = usePlaybackState(playback)
  const [media] = useState(() => createFilmMedia(fetchAsset))
  useEffect(() => () => media.close(), [media])
  const soundOutput = useRef<SoundOutput>(null)
  usePlayerEvents(player, playback, document.durationInFrames, soundOutput)
  const [onMissingSound] = useState(() => (missingSound: string | null) => playback.report({ missingSound }))
  const [onPicture] = useState(() => () => playback.report({ hasPicture: true }))
  const inputProps = useMemo(
    () => ({ film: document, media, scale, hasPoster, isPlaying, soundOutput, onMissingSound, onPicture }),
    [document, media, scale, hasPoster, isPlaying, onMissingSound, onPicture],
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
