import { useEffect } from 'react'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { Editor } from '../core/editor.ts'
import { formatFramesAsSeconds } from '../core/format-length.ts'

/** Speech is never cut: where a new voice-over made a scene longer or shorter, this says so. */
export function useGrowthNotice({ store }: Editor): void {
  useEffect(
    () =>
      store.subscribe(({ open }, { open: before }) => {
        // While the story is being made, every voice-over is new.
        if (open.scenes === before.scenes || open.story.status === 'GENERATING') return
        for (const [at, id] of open.order.entries()) {
          const [now, then] = [open.scenes[id], before.scenes[id]]
          if (!now || !then || now.audio_media === null || now.audio_media.id === then.audio_media?.id) continue
          if (now.duration_in_frames === then.duration_in_frames) continue
          // A merge or split moves what is there; only new speech changes how long its own scene must be.
          if (then.text !== now.text) continue
          const length = formatFramesAsSeconds(now.duration_in_frames)
          notify(`Scene ${at + 1} is now ${length}, as long as its voice-over`)
        }
      }),
    [store],
  )
}
