import type { PlayerRef } from '@remotion/player'
import { useEffect, type RefObject } from 'react'
import type { Playback } from './playback.ts'

/** Ties the transport to Remotion's player: orders go down, what happens comes up. */
export function usePlayerEvents(
  player: RefObject<PlayerRef | null>,
  playback: Playback,
  durationInFrames: number,
  isMuted: boolean,
): void {
  useEffect(() => {
    const ref = player.current
    if (!ref) return
    const onFrame = ({ detail }: { detail: { frame: number } }) => playback.report({ frame: detail.frame })
    const onPlay = () => playback.report({ isPlaying: true })
    const onPause = () => playback.report({ isPlaying: false })
    const onWaiting = () => playback.report({ isBuffering: true })
    const onResume = () => playback.report({ isBuffering: false })
    ref.addEventListener('frameupdate', onFrame)
    ref.addEventListener('play', onPlay)
    ref.addEventListener('pause', onPause)
    ref.addEventListener('ended', onPause)
    ref.addEventListener('waiting', onWaiting)
    ref.addEventListener('resume', onResume)
    const detach = playback.attach(ref)
    return () => {
      detach()
      ref.removeEventListener('frameupdate', onFrame)
      ref.removeEventListener('play', onPlay)
      ref.removeEventListener('pause', onPause)
      ref.removeEventListener('ended', onPause)
      ref.removeEventListener('waiting', onWaiting)
      ref.removeEventListener('resume', onResume)
    }
  }, [player, playback])

  useEffect(() => playback.report({ lastFrame: durationInFrames - 1 }), [playback, durationInFrames])

  useEffect(() => {
    if (isMuted) player.current?.mute()
    else player.current?.unmute()
  }, [player, isMuted])
}
