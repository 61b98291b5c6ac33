import type { PlayerRef } from '@remotion/player'
import { useEffect, type RefObject } from 'react'
import { type Playback, type PlayerHandle, usePlaybackState } from './playback.ts'
import type { SoundOutput } from './sound-output.ts'
import { watchSound } from './watch-sound.ts'

/** How long the player waits for nothing before all counts as there, ms. */
const SETTLED_MS = 150
/** Timeouts after a seek: until its frame is drawn, and then until its assets report that they are missing, ms. */
const DRAWN_MS = 1000
const SOUGHT_MS = 40

/**
 * Ties the transport to Remotion's player: orders go down, what happens comes up. It begins to play only when all that it waits for is
 * there: a sound output that is stopped while it is being started stays silent in Chromium, and the film, which follows it, stands still.
 */
export function usePlayerEvents(
  player: RefObject<PlayerRef | null>,
  playback: Playback,
  durationInFrames: number,
  soundOutput: RefObject<Pick<SoundOutput, 'getOutputTimestamp' | 'readLevel'> | null>,
): void {
  useEffect(() => {
    const ref = player.current
    if (!ref) return
    let isHeld = true
    let isWanted = false
    let isWaiting = false
    const stopWatching = watchSound(
      () => soundOutput.current?.getOutputTimestamp().contextTime ?? null,
      () => !ref.isPlaying() || isWaiting || playback.getState().isMuted,
      (isSoundStuck) => playback.report({ isSoundStuck }),
    )
    const release = () => {
      isHeld = false
      if (isWanted) ref.play()
      isWanted = false
    }
    // A sound is first fetched and then read: between the two it seems for a moment as if all were there.
    let timer = setTimeout(release, SETTLED_MS)
    const hold = (ms: number) => {
      clearTimeout(timer)
      isHeld = true
      timer = setTimeout(release, ms)
    }
    let isSeeking = false
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
      seekTo(frame) {
        // Sound prepared for the previous position is dropped when the new frame is drawn; playing earlier would output it.
        if (!ref.isPlaying() && !isWaiting && frame !== ref.getCurrentFrame()) {
          isSeeking = true
          hold(DRAWN_MS)
        }
        ref.seekTo(frame)
      },
      setVolume: (volume) => ref.setVolume(volume),
      getCurrentFrame: () => ref.getCurrentFrame(),
      readLevel: () => soundOutput.current?.readLevel() ?? null,
    }
    const onFrame = ({ detail }: { detail: { frame: number } }) => {
      if (isSeeking && !isWaiting) hold(SOUGHT_MS)
      isSeeking = false
      playback.report({ frame: detail.frame })
    }
    const onPlay = () => playback.report({ isPlaying: true, isBuffering: false })
    const onPause = () => playback.report({ isPlaying: false })
    const onWaiting = () => {
      clearTimeout(timer)
      isHeld = true
      isWaiting = true
      playback.report({ isBuffering: true })
    }
    const onResume = () => {
      isWaiting = false
      playback.report({ isBuffering: isWanted })
      hold(SETTLED_MS)
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
      stopWatching()
      playback.report({ isSoundStuck: false })
      detach()
      ref.removeEventListener('frameupdate', onFrame)
      ref.removeEventListener('play', onPlay)
      ref.removeEventListener('pause', onPause)
      ref.removeEventListener('ended', onPause)
      ref.removeEventListener('waiting', onWaiting)
      ref.removeEventListener('resume', onResume)
    }
  }, [player, playback, soundOutput])

  useEffect(() => playback.report({ lastFrame: durationInFrames - 1 }), [playback, durationInFrames])

  const isMuted = usePlaybackState(playback, 'isMuted')
  const isSoundStuck = usePlaybackState(playback, 'isSoundStuck')
  // Muted, the player does not wait for the output.
  const isSilent = isMuted || isSoundStuck
  useEffect(() => {
    if (isSilent) player.current?.mute()
    else player.current?.unmute()
  }, [player, isSilent])
}
