/** How often it is looked whether the film moves, ms. */
const POLL_INTERVAL_MS = 500
/** So many looks in a row without a new frame, and it stands still. Looks and not time: a page that is busy does not look either. */
const LOOKS = 6

interface WatchedPlayer {
  isPlaying(): boolean
  mute(): void
  unmute(): void
}

/**
 * The film follows the clock of the sound output, and some never start: one that was stopped while it was being started, one the
 * system has taken away. Without sound the film follows the page's own clock.
 */
export interface SoundWatch {
  /** A new frame was shown, or the film waits for something and need not move. */
  moved: () => void
  /** Before it is played again: the output may start this time. */
  tryAgain: () => void
  stop: () => void
}

/** @param onStuck is called when the film goes on without sound, and when the output is tried again */
export function watchSound(
  player: WatchedPlayer,
  isExcused: () => boolean,
  onStuck: (isStuck: boolean) => void,
): SoundWatch {
  let looks = 0
  let isStuck = false
  const timer = setInterval(() => {
    const mayStand = isStuck || !player.isPlaying() || document.hidden || isExcused()
    looks = mayStand ? 0 : looks + 1
    if (looks < LOOKS) return
    looks = 0
    isStuck = true
    player.mute()
    onStuck(true)
  }, POLL_INTERVAL_MS)
  return {
    moved: () => (looks = 0),
    tryAgain() {
      if (!isStuck) return
      isStuck = false
      player.unmute()
      onStuck(false)
    },
    stop: () => clearInterval(timer),
  }
}
