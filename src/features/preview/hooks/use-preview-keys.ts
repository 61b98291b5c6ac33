import { useEffect, useEffectEvent } from 'react'
import { FPS } from '#src/domain/frames.ts'
import type { Playback } from '#src/video/player/playback.ts'

interface PreviewKeys {
  playback: Playback
  onCaptions: () => void
  onFullScreen: () => void
}

const JUMP = 5 * FPS

/** The player's keys, for the whole page, as it has no other purpose. A focused control keeps its own keys. */
export function usePreviewKeys({ playback, onCaptions, onFullScreen }: PreviewKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const run = {
      ' ': playback.toggle,
      k: playback.toggle,
      ArrowLeft: () => playback.seek(playback.getFrame() - JUMP),
      ArrowRight: () => playback.seek(playback.getFrame() + JUMP),
      Home: () => playback.seek(0),
      End: () => playback.seek(Infinity),
      c: onCaptions,
      m: () => playback.setMuted(!playback.getState().isMuted),
      f: onFullScreen,
    }[event.key]
    const isModified = event.ctrlKey || event.metaKey || event.altKey
    if (!run || isModified || event.defaultPrevented || isOwnKey(event)) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function isOwnKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, textarea, select, [role="menu"], [role="dialog"], [contenteditable]')) return true
  return key === ' ' && target.closest('button, a') !== null
}
