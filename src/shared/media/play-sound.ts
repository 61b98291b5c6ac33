import { notify } from '#src/shared/ui/snackbar/notify.ts'

/** Plays a sound and says when that is not possible; one that is stopped before it begins was only stopped. */
export function playSound(audio: HTMLAudioElement): void {
  audio.play().catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') return
    notify('Can’t play this audio in this browser', { tone: 'error' })
  })
}
