import type { PlayerRef } from '@remotion/player'
import { useEffect, type RefObject } from 'react'
import type { Playback, PlayerHandle } from './playback.ts'

/** How long the player waits for nothing before all counts as there, ms. */
const SETTLED_MS = 150

/**
 * Ties the transport to Remotion's player: orders go down, what happens comes up. It begins to play only when all that it waits for is
 * there: a sound output that is stopped while it is being started stays silent in Chromium, and the film, which follows it, stands still.
 */
export function usePlayerEvents(
  player: RefObject<PlayerRef | null>,
  playback: Playback,
  durationInFrames: number,
  isMuted: boolean,
): void {
  useEffect(() => {
    const ref = player.current
    if (!ref) return
    let isHeld = true
    let isWanted = false
    const release = () => {
      isHeld = false
      if (isWanted) ref.play()
      isWanted = false
    }
    // A sound is first fetched and then read: between the two it seems for a moment as if all were there.
    let timer = setTimeout(release, SETTLED_MS)
    const handle: PlayerHandle = {
      play() {
        if (!isHeld || ref.isPlaying()) return ref.play()
        isWanted = true
        playback.report({ isPlaying: true, isBuffering: true })
      },
      pause() {
        if (isWanted) playback.report({ isPlaying: false, isBuffering: false })
        isWanted = false
        ref.pause()
      },
      seekTo: (frame) => ref.seekTo(frame),
      setVolume: (volume) => ref.setVolume(volume),
      getCurrentFrame: () => ref.getCurrentFrame(),
    }
    const onFrame = ({ detail }: { detail: { frame: number } }) => playback.report({ frame: detail.frame })
    const onPlay = () => playback.report({ isPlaying: true, isBuffering: false })
    const onPause = () => playback.report({ isPlaying: false })
    const onWaiting = () => {
      clearTimeout(timer)
      isHeld = true
      playback.report({ isBuffering: true })
    }
    const onResume = () => {
      playback.report({ isBuffering: isWanted })
      clearTimeout(timer)
      timer = setTimeout(release, SETTLED_MS)
    }
    ref.addEventListener('frameupdate', onFrame)
    ref.addEventListener('play', onPlay)
    ref.addEventListener('pause', onPause)
    ref.addEventListener('ended', onPause)
    ref.addEventListener('waiting', onWaiting)
    ref.addEventListener('resume', onResume)
    const detach = playback.attach(handle)
    return () => {
      clearTimeout(timer)
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
