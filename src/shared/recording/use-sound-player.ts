import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createSoundPlayer, type SoundPlayer } from './sound-player.ts'

/** The player of one recording, made when it is first wanted. */
export function useSoundPlayer(address: string | null): SoundPlayer | null {
  const player = useMemo(() => (address === null ? null : createSoundPlayer(address)), [address])
  useEffect(() => () => player?.close(), [player])
  return player
}

const never = { subscribe: () => () => undefined, get: () => false }

export function useIsPlaying(player: SoundPlayer | null): boolean {
  const store = player?.isPlaying ?? never
  return useSyncExternalStore(store.subscribe, store.get)
}
