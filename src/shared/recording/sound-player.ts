import { createStore, type StoreApi } from 'zustand/vanilla'
import { playSound } from '../media/play-sound.ts'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'

const never = createStore<boolean>(() => false)

/** A player of one recording, for any range. Times in ms. */
export interface SoundPlayer {
  isPlaying: StoreApi<boolean>
  /** Where it is; reported with every image of the screen while it plays. */
  position: StoreApi<number>
  /** Plays a part, or from there to the end. */
  play: (from: number, to?: number) => void
  pause: () => void
  /** Seeks; keeps playing if it plays. */
  seek: (ms: number) => void
  /** Releases the file. */
  close: () => void
}

/** @param address of the file: signed, or of a file in this tab */
export function createSoundPlayer(address: string): SoundPlayer {
  const audio = new Audio(address)
  audio.crossOrigin = 'anonymous'
  audio.preload = 'auto'
  const isPlaying = createStore<boolean>(() => false)
  const position = createStore<number>(() => 0)
  let end = Infinity
  let frame = 0

  const follow = () => {
    const now = audio.currentTime * 1000
    position.setState(Math.min(now, end))
    if (now >= end) return audio.pause()
    if (!audio.paused) frame = requestAnimationFrame(follow)
  }
  audio.addEventListener('play', () => {
    isPlaying.setState(true)
    frame = requestAnimationFrame(follow)
  })
  for (const stop of ['pause', 'ended'])
    audio.addEventListener(stop, () => {
      cancelAnimationFrame(frame)
      isPlaying.setState(false)
    })
  const go = (ms: number) => {
    audio.currentTime = ms / 1000
    position.setState(ms)
  }
  return {
    isPlaying,
    position,
    play(from, to = Infinity) {
      end = to
      go(from)
      playSound(audio)
    },
    pause: () => audio.pause(),
    seek(ms) {
      end = Infinity
      go(ms)
    },
    close() {
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
    },
  }
}

/** The player of one recording, made when it is first wanted. */
export function useSoundPlayer(address: string | null): SoundPlayer | null {
  const player = useMemo(() => (address === null ? null : createSoundPlayer(address)), [address])
  useEffect(() => () => player?.close(), [player])
  return player
}

export function useIsPlaying(player: SoundPlayer | null): boolean {
  return useStore(player?.isPlaying ?? never)
}
