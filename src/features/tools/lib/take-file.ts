import { uploadKindOf } from '#src/domain/uploads.ts'
import { contentTypeOf } from '#src/shared/media/upload-input.ts'
import type { FileTools } from '#src/shared/recording/use-file-upload.ts'
import type { SourceKind } from './tools.ts'

const IS = { image: 'This is an image.', video: 'This is a video.', audio: 'This is a recording.' } as const
const NAMES = { image: 'an image', video: 'a video' } as const

/**
 * Uploads a file that a tool works with, and returns the id of its media; rejects with a message for users where it is not supported.
 * @param kinds accepted kinds
 */
export async function takeFile(kinds: readonly SourceKind[], file: File, { report, send }: FileTools): Promise<string> {
  const kind = uploadKindOf(contentTypeOf(file))
  if (kind !== undefined && !kinds.some((one) => one === kind))
    throw new Error(`${IS[kind]} Choose ${kinds.map((one) => NAMES[one]).join(' or ')}.`)
  if (kind === 'video') {
    const { problemOfVideo } = await import('./video-length.ts')
    const problem = await problemOfVideo(file)
    if (problem !== null) throw new Error(problem)
  }
  report(`Sending ${file.name}`)
  const media = await send(file)
  // It arrived, but its contents cannot be read: reported here, and the earlier source stays.
  if (media.status === 'FAILED') throw new Error(media.error_message ?? 'Couldn’t read this file')
  return media.id
}
