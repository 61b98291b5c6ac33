import { useEffect, useEffectEvent } from 'react'
import { type FileTools, useFileUpload } from '#src/shared/recording/use-file-upload.ts'
import type { Tool } from '../lib/tools.ts'
import { uploadKindOf } from '#src/domain/uploads.ts'
import { contentTypeOf } from '#src/shared/media/upload-input.ts'

const WRITING = 'input, textarea, [contenteditable="true"], [role="dialog"]'

/** The file that becomes the source: chosen, dropped or pasted anywhere on the page. A reload goes on with it. */
export function useSourceFile(
  { id: toolId, source }: Pick<Tool, 'id' | 'source'>,
  onArrived: (mediaId: string) => void,
) {
  async function work(file: File, { report, send }: FileTools): Promise<void> {
    const kind = uploadKindOf(contentTypeOf(file))
    if (source === 'video') {
      if (kind === 'image') throw new Error('This is a picture. Choose a video.')
      if (kind === 'audio') throw new Error('This is a recording. Choose a video.')
      const { problemOfVideo } = await import('../lib/video-length.ts')
      const problem = kind === 'video' ? await problemOfVideo(file) : null
      if (problem !== null) throw new Error(problem)
    } else {
      if (kind === 'video') throw new Error('Videos cannot be worked on here yet. Choose a picture.')
      if (kind === 'audio') throw new Error('This is a recording. Choose a picture.')
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
