import type { PlayerRef } from '@remotion/player'
import { useEffect, type RefObject } from 'react'
import { type Playback, type PlayerHandle, usePlaybackState } from './playback.ts'

/** How often the clock of the sound output is read, ms. */
const POLL_INTERVAL_MS = 100

/** So many readings in a row of the same time, and it stands still. Readings and not time: a page that is busy reads nothing either. */
const READINGS = 5

/** How long the player waits for nothing before all counts as there, ms. */
const SETTLED_MS = 150
/** Timeouts after a seek: until its frame is drawn, and then until its assets report that they are missing, ms. */
const DRAWN_MS = 1000
const SOUGHT_MS = 40

/** The player's sound output. */
export type SoundOutput = Pick<AudioContext, 'getOutputTimestamp'>

/**
 * Ties the transport to Remotion's player: orders go down, what happens comes up. It begins to play only when all that it waits for is
 * there: a sound output that is stopped while it is being started stays silent in Chromium, and the film, which follows it, stands still.
 */
export function usePlayerEvents(
  player: RefObject<PlayerRef | null>,
  playback: Playback,
  durationInFrames: number,
  soundOutput: RefObject<SoundOutput | null>,
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

  const { isMuted, isSoundStuck } = usePlaybackState(playback)
  // Muted, the player does not wait for the output.
  const isSilent = isMuted || isSoundStuck
  useEffect(() => {
    if (isSilent) player.current?.mute()
    else player.current?.unmute()
  }, [player, isSilent])
}

/**
 * Reports whether the sound output stands still while a film plays. The player waits for the output without a limit, and some never
 * start: a computer without a sound device has none, the system has taken it away, or it was stopped while it was being started. Without
 * sound the film follows the page's own clock. The player starts the output all the same, so the clock moves as soon as there is one.
 * @param readClock the time of the output, s; null while the player has none
 * @param mayStand whether the output may be idle: nothing plays now
 * @returns stops watching
 */
export function watchSound(
  readClock: () => number | null,
  mayStand: () => boolean,
  report: (isStuck: boolean) => void,
): () => void {
  let readings = 0
  let last = readClock() ?? 0
  const timer = setInterval(() => {
    const time = readClock()
    const hasMoved = (time ?? 0) > last
    last = time ?? 0
    if (hasMoved) report(false)
    readings = hasMoved || time === null || document.hidden || mayStand() ? 0 : readings + 1
    if (readings === READINGS) report(true)
  }, POLL_INTERVAL_MS)
  return () => clearInterval(timer)
}
