import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { createSoundPlayer, type SoundPlayer } from './sound-player.ts'

/** The player of one recording, made when it is first wanted. */
export function useSoundPlayer(address: string | null): SoundPlayer | null {
  const player = useMemo(() => (address === null ? null : createSoundPlayer(address)), [address])
  useEffect(() => () => player?.close(), [player])
  return player
}

const never = createStore<boolean>(() => false)

export function useIsPlaying(player: SoundPlayer | null): boolean {
  return useStore(player?.isPlaying ?? never)
}
