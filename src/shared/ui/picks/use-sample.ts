import { useEffect, useRef, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { notify } from '../snackbar/notify.ts'

export interface Sample {
  /** The sample that plays or loads. */
  address: string | null
  state: 'idle' | 'loading' | 'playing'
  /** Plays a URL, or pauses it when it plays. */
  toggle: (address: string) => void
  /** How far it has played, 0 to 1. */
  progress: StoreApi<number>
}

/** Stops the sample that plays anywhere on the page. */
let stopAudible = () => {}

/** One audible sample at a time, on the whole page. */
export function useSample(): Sample {
  const audioRef = useRef<HTMLAudioElement | null>(null)
  const [progress] = useState(() => createStore<number>(() => 0))
  const [playing, setPlaying] = useState<Pick<Sample, 'address' | 'state'>>({ address: null, state: 'idle' })

  const stop = (): void => {
    audioRef.current?.pause()
    audioRef.current = null
    progress.setState(0)
    setPlaying({ address: null, state: 'idle' })
  }

  const start = async (address: string) => {
    stopAudible()
    const audio = new Audio(address)
    audio.crossOrigin = 'anonymous'
    audioRef.current = audio
    stopAudible = () => isCurrent() && stop()
    const isCurrent = () => audioRef.current === audio
    setPlaying({ address, state: 'loading' })
    audio.addEventListener('ended', () => isCurrent() && stop())
    audio.addEventListener('timeupdate', () => {
      if (isCurrent() && audio.duration > 0) progress.setState(audio.currentTime / audio.duration)
    })
    try {
      await audio.play()
      if (isCurrent()) setPlaying({ address, state: 'playing' })
    } catch {
      // Another sample was started, or this one could not be played.
      if (!isCurrent()) return
      stop()
      notify('Couldn’t play the sample', { tone: 'error' })
    }
  }

  useEffect(() => () => audioRef.current?.pause(), [])

  return {
    ...playing,
    progress,
    toggle: (address) => (playing.address === address ? stop() : void start(address)),
  }
}
