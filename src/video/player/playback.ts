import { FPS } from '#src/domain/frames.ts'
import type { SoundLevel } from './sound-output.ts'
import { useCallback, useSyncExternalStore } from 'react'

/** The transport's interface to the player; Remotion's PlayerRef has it. */
export interface PlayerHandle {
  play(): void
  pause(): void
  seekTo(frame: number): void
  setVolume(volume: number): void
  getCurrentFrame(): number
  readLevel(): SoundLevel | null
}

export interface PlaybackState {
  isPlaying: boolean
  /** Waits for an image or a sound while it should play. */
  isBuffering: boolean
  /** Speed it plays at, 1 is the film's own. */
  rate: number
  /** Speed now: the rate, faster in a shuttle, below 0 backwards. */
  speed: number
  /** Whether it begins again at its end. */
  isLooping: boolean
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  /** The first image has come, or did not in the time that a film waits for one: other things may be loaded now. */
  hasImage: boolean
  /** The sound output of the browser stands still, and the film plays without it. */
  isSoundStuck: boolean
  /** A message about a missing sound that should play now; null without one. */
  missingSound: string | null
}

/**
 * The transport of one film. Lives outside of React and of the player: panels may hold it before the player has loaded, and the frame
 * never passes through a store or a context, so that only components that show the frame render with it.
 */
export interface Playback {
  play: () => void
  pause: () => void
  toggle: () => void
  /** Frames outside the film count as its nearest end. */
  seek: (frame: number) => void
  setRate: (rate: number) => void
  /** J, K and L: backwards, pause, forwards; pressed again it goes twice as fast. Backwards there is no sound. */
  shuttle: (direction: -1 | 0 | 1) => void
  setLooping: (isLooping: boolean) => void
  setVolume: (volume: number) => void
  setMuted: (isMuted: boolean) => void
  getFrame: () => number
  /** How loud it sounds now; null without sound. */
  readLevel: () => SoundLevel | null
  getState: () => PlaybackState
  subscribeFrame: (listener: () => void) => () => void
  subscribeState: (listener: () => void) => () => void
  /** The player that carries it out; returns how to detach it. For the player itself. */
  attach: (player: PlayerHandle) => () => void
  /** Events of the player. For the player itself. */
  report: (change: Partial<PlaybackState> & { frame?: number; lastFrame?: number }) => void
}

/** Calls back for every image of the screen, with the time since the last one (ms), until it is stopped. */
export type Ticker = (step: (elapsedMs: number) => void) => () => void

const FASTEST_FORWARDS = 4
const FASTEST_BACKWARDS = -8

/** @param startAt frame to begin at, for example from the URL */
export function createPlayback(startAt = 0, ticker: Ticker = screenTicker): Playback {
  let player: PlayerHandle | null = null
  let frame = Math.max(0, Math.round(startAt))
  let lastFrame = Infinity
  let stopReversing: (() => void) | null = null
  let state: PlaybackState = {
    isPlaying: false,
    isBuffering: false,
    rate: 1,
    speed: 1,
    isLooping: false,
    volume: 1,
    isMuted: false,
    hasImage: false,
    isSoundStuck: false,
    missingSound: null,
  }
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

  function reverse(): void {
    if (stopReversing) return
    let owed = 0
    stopReversing = ticker((elapsedMs) => {
      owed += (elapsedMs * FPS * -state.speed) / 1000
      const steps = Math.floor(owed)
      if (steps === 0) return
      owed -= steps
      const next = frame - steps
      if (next > 0) return playback.seek(next)
      playback.seek(state.isLooping ? lastFrame : 0)
      if (!state.isLooping) playback.pause()
    })
    // Only now: the player reports at once that it has paused, and that is not a pause by the user.
    player?.pause()
    change({ isPlaying: true })
  }

  function endReverse(): void {
    stopReversing?.()
    stopReversing = null
  }

  const playback: Playback = {
    play() {
      // The player is still on its way: it begins when it comes.
      if (!player) return change({ isPlaying: true, isBuffering: true })
      endReverse()
      // At the end there is nothing left to play: it begins again.
      if (frame >= lastFrame) playback.seek(0)
      player.play()
    },
    pause() {
      const wasReversing = stopReversing !== null
      endReverse()
      player?.pause()
      const isAtRest = wasReversing || !player
      change({ speed: state.rate, ...(isAtRest && { isPlaying: false, isBuffering: false }) })
    },
    toggle: () => (state.isPlaying ? playback.pause() : playback.play()),
    seek(to) {
      const next = Math.min(lastFrame, Math.max(0, Math.round(to)))
      moveTo(next)
      player?.seekTo(next)
    },
    setRate: (rate) => change({ rate, ...(!stopReversing && { speed: rate }) }),
    shuttle(direction) {
      if (!player) return
      if (direction === 0) return playback.pause()
      const isOnward = state.isPlaying && Math.sign(state.speed) === direction
      const speed = isOnward ? state.speed * 2 : direction * (direction < 0 ? 1 : state.rate)
      change({ speed: Math.max(FASTEST_BACKWARDS, Math.min(FASTEST_FORWARDS, speed)) })
      if (direction < 0) reverse()
      else if (!isOnward) playback.play()
    },
    setLooping: (isLooping) => change({ isLooping }),
    setVolume(volume) {
      const within = Math.min(1, Math.max(0, volume))
      change({ volume: within })
      player?.setVolume(within)
    },
    setMuted: (isMuted) => change({ isMuted }),
    getFrame: () => frame,
    readLevel: () => player?.readLevel() ?? null,
    getState: () => state,
    subscribeFrame: (listener) => subscribe(frameListeners, listener),
    subscribeState: (listener) => subscribe(stateListeners, listener),
    attach(next) {
      player = next
      if (next.getCurrentFrame() !== frame) next.seekTo(frame)
      next.setVolume(state.volume)
      if (state.isPlaying) next.play()
      return () => {
        if (player === next) player = null
        endReverse()
        // Pending commands go to the next player.
        const isStarting = state.isPlaying && state.isBuffering
        change({ speed: state.rate, ...(!isStarting && { isPlaying: false, isBuffering: false }) })
      }
    },
    report({ frame: at, lastFrame: last, ...rest }) {
      if (last !== undefined) lastFrame = Math.max(0, last)
      // Backwards the player is paused and moved frame by frame; its frame events are late.
      if (at !== undefined && !stopReversing) moveTo(at)
      if (stopReversing) delete rest.isPlaying
      else if (rest.isPlaying === false) rest.speed = state.rate
      change(rest)
    },
  }
  return playback
}

function subscribe(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function screenTicker(step: (elapsedMs: number) => void): () => void {
  let last = performance.now()
  let isStopped = false
  requestAnimationFrame(function tick(now) {
    if (isStopped) return
    step(Math.max(0, now - last))
    last = now
    requestAnimationFrame(tick)
  })
  return () => {
    isStopped = true
  }
}

/** The frame that is shown. Only for leaf components: they render thirty times a second. */
export function useCurrentFrame(playback: Playback): number {
  return useSyncExternalStore(playback.subscribeFrame, playback.getFrame)
}

/** Something that follows from the frame and changes more rarely, for example the scene: renders only when it changes. */
export function useAtFrame<T extends string | number | boolean | null | undefined>(
  playback: Playback,
  select: (frame: number) => T,
): T {
  const read = useCallback(() => select(playback.getFrame()), [playback, select])
  return useSyncExternalStore(playback.subscribeFrame, read)
}

/** One part of the state, such as whether it plays; renders only when that changes. */
export function usePlaybackState<Key extends keyof PlaybackState>(playback: Playback, key: Key): PlaybackState[Key] {
  const read = useCallback(() => playback.getState()[key], [playback, key])
  return useSyncExternalStore(playback.subscribeState, read)
}
