/** What the transport needs of the player underneath; Remotion's PlayerRef has it. */
export interface PlayerHandle {
  play(): void
  pause(): void
  seekTo(frame: number): void
  setVolume(volume: number): void
  getCurrentFrame(): number
}

export interface PlaybackState {
  isPlaying: boolean
  /** Waits for a picture or a sound while it should play. */
  isBuffering: boolean
  /** Speed, 1 is the film's own. */
  rate: number
  /** 0 to 1. */
  volume: number
  isMuted: boolean
}

/**
 * The transport of one film. Lives outside of React and of the player: panels may hold it before the player has loaded, and the frame
 * never passes through a store or a context, so that only what shows the frame renders with it.
 */
export interface Playback {
  play: () => void
  pause: () => void
  toggle: () => void
  /** Frames outside the film count as its nearest end. */
  seek: (frame: number) => void
  setRate: (rate: number) => void
  setVolume: (volume: number) => void
  setMuted: (isMuted: boolean) => void
  getFrame: () => number
  getState: () => PlaybackState
  subscribeFrame: (listener: () => void) => () => void
  subscribeState: (listener: () => void) => () => void
  /** The player that carries it out; returns how to let go. For the player itself. */
  attach: (player: PlayerHandle) => () => void
  /** What the player says happened. For the player itself. */
  report: (change: Partial<PlaybackState> & { frame?: number; lastFrame?: number }) => void
}

/** @param startAt frame to begin at, for example from the address */
export function createPlayback(startAt = 0): Playback {
  let player: PlayerHandle | null = null
  let frame = Math.max(0, Math.round(startAt))
  let lastFrame = Infinity
  let state: PlaybackState = { isPlaying: false, isBuffering: false, rate: 1, volume: 1, isMuted: false }
  const frameListeners = new Set<() => void>()
  const stateListeners = new Set<() => void>()

  function moveTo(next: number): void {
    if (next === frame) return
    frame = next
    for (const listener of frameListeners) listener()
  }

  function change(next: Partial<PlaybackState>): void {
    const changed = { ...state, ...next }
    if (Object.entries(changed).every(([key, value]) => state[key as keyof PlaybackState] === value)) return
    state = changed
    for (const listener of stateListeners) listener()
  }

  const playback: Playback = {
    play() {
      if (!player) return
      // At the end there is nothing left to play: it begins again.
      if (frame >= lastFrame) playback.seek(0)
      player.play()
    },
    pause: () => player?.pause(),
    toggle: () => (state.isPlaying ? playback.pause() : playback.play()),
    seek(to) {
      const next = Math.min(lastFrame, Math.max(0, Math.round(to)))
      moveTo(next)
      player?.seekTo(next)
    },
    setRate: (rate) => change({ rate }),
    setVolume(volume) {
      const within = Math.min(1, Math.max(0, volume))
      change({ volume: within })
      player?.setVolume(within)
    },
    setMuted: (isMuted) => change({ isMuted }),
    getFrame: () => frame,
    getState: () => state,
    subscribeFrame: (listener) => subscribe(frameListeners, listener),
    subscribeState: (listener) => subscribe(stateListeners, listener),
    attach(next) {
      player = next
      if (next.getCurrentFrame() !== frame) next.seekTo(frame)
      next.setVolume(state.volume)
      return () => {
        if (player === next) player = null
        change({ isPlaying: false, isBuffering: false })
      }
    },
    report({ frame: at, lastFrame: last, ...rest }) {
      if (last !== undefined) lastFrame = Math.max(0, last)
      if (at !== undefined) moveTo(at)
      change(rest)
    },
  }
  return playback
}

function subscribe(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
