import { uploadLogo as send } from '#generated/client/profile/profile.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { withProgress } from '#src/shared/api/with-progress.ts'
import { UploadRefused } from '#src/shared/media/upload-input.ts'
import { busyKeys } from '../lib/busy-keys.ts'
import type { Editor } from '../lib/editor.ts'
import { serverText } from './failure-text.ts'
import { queueStoryUpload } from './queue-story-upload.ts'

/** Makes a picture the person's logo; the tray shows how it goes. `onChanged`: what shows it is loaded anew. */
export function uploadLogo(editor: Editor, input: File, onChanged: () => Promise<void>): void {
  queueStoryUpload(editor, {
    input,
    busy: busyKeys.logo,
    async onSend(logo, { signal, onProgress }) {
      await send({ logo }, { signal, transport: withProgress(onProgress) }).catch((cause: unknown) => {
        // What is refused stays refused; what was lost on the way may be tried again.
        const isRefused = cause instanceof ApiError && cause.status >= 400 && cause.status < 500
        throw isRefused ? new UploadRefused(serverText(cause)) : cause
      })
      await onChanged()
    },
  })
}
