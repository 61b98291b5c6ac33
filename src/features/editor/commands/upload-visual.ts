import { client } from '#src/shared/api/client.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { putFile } from '#src/shared/media/put-file.ts'
import type { Editor } from '../lib/editor.ts'
import { patchAroll } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { drawingOf } from './draw-again.ts'
import { runCommand } from './run-command.ts'

/** Puts a person's own picture or video into an A-roll: the storage takes the file, then the A-roll shows it. */
export function uploadVisual(editor: Editor, { sceneId, arollId }: { sceneId: string; arollId: string }, file: File) {
  return runCommand(editor, {
    call: async () => {
      const { presigned_url: url, media } = answered(
        await client.POST('/get_generic_presigned_url', {
          body: {
            file_name: file.name,
            content_type: file.type,
            media_args: {
              size_bytes: file.size,
              media_type: file.type.startsWith('video/') ? 'video' : 'image',
              story_id: editor.storyId,
              scene_id: sceneId,
              aroll_id: arollId,
            },
          },
        }),
      )
      await putFile(url, file, { contentType: file.type })
      return answered(
        await client.POST('/core-api/aroll/{aroll_id}/set_media/', {
          body: { media: media.id },
          params: { path: { aroll_id: arollId } },
        }),
      )
    },
    settle: (open, aroll) => patchAroll(open, arollId, aroll),
    failure: (error) => {
      const why = error instanceof ApiError && [400, 413, 415, 422].includes(error.status) ? `: ${error.message}` : ''
      return `Failed to upload media${why}`
    },
    isLong: true,
    busy: drawingOf(arollId),
  })
}
