import { useCallback, useSyncExternalStore } from 'react'
import type { Playback, PlaybackState } from './playback.ts'

/** The frame that is shown. Only for leaves: whoever calls it renders thirty times a second. */
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

/** Whether it plays, waits, how fast and how loud. */
export function usePlaybackState(playback: Playback): PlaybackState {
  return useSyncExternalStore(playback.subscribeState, playback.getState)
}

/** Whether the first picture has come: what is only nice to have is fetched after it. */
export function useHasPicture(playback: Playback): boolean {
  const read = useCallback(() => playback.getState().hasPicture, [playback])
  return useSyncExternalStore(playback.subscribeState, read)
}
