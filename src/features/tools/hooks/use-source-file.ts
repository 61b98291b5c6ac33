import { useEffect, useEffectEvent } from 'react'
import { type FileTools, useFileUpload } from '#src/shared/recording/use-file-upload.ts'
import type { Tool } from '../lib/tools.ts'
import { uploadKindOf } from '#src/domain/uploads.ts'
import { contentTypeOf } from '#src/shared/media/upload-input.ts'

const IS = { image: 'This is a picture.', video: 'This is a video.', audio: 'This is a recording.' } as const
const NAMES = { image: 'a picture', video: 'a video' } as const
const WRITING = 'input, textarea, [contenteditable="true"], [role="dialog"]'

/** The file that becomes the source: chosen, dropped or pasted anywhere on the page. A reload goes on with it. */
export function useSourceFile(
  { id: toolId, sources }: Pick<Tool, 'id' | 'sources'>,
  onArrived: (mediaId: string) => void,
) {
  async function work(file: File, { report, send }: FileTools): Promise<void> {
    const kind = uploadKindOf(contentTypeOf(file))
    if (kind !== undefined && !sources.some((one) => one === kind))
      throw new Error(`${IS[kind]} Choose ${sources.map((one) => NAMES[one]).join(' or ')}.`)
    if (kind === 'video') {
      const { problemOfVideo } = await import('../lib/video-length.ts')
      const problem = await problemOfVideo(file)
      if (problem !== null) throw new Error(problem)
    }
    report(`Sending ${file.name}`)
    const media = await send(file)
    // It arrived, but what is in it cannot be read: said here, and whatever was there before stays.
    if (media.status === 'FAILED') throw new Error(media.error_message ?? 'This file cannot be read')
    onArrived(media.id)
  }
  const run = useFileUpload({ place: `tool-source/${toolId}`, work })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest(WRITING)) return
    const [file] = event.clipboardData?.files ?? []
    if (!file) return
    event.preventDefault()
    run.choose(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    window.addEventListener('paste', listen)
    return () => window.removeEventListener('paste', listen)
  }, [])
  return run
}
