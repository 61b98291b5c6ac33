import { useEffect, useEffectEvent } from 'react'
import { type FileTools, useFileUpload } from '#src/shared/recording/use-file-upload.ts'
import { takeFile } from '../lib/take-file.ts'
import type { Tool } from '../lib/tools.ts'

const WRITING = 'input, textarea, [contenteditable="true"], [role="dialog"]'

/** The file that becomes the source: chosen, dropped or pasted anywhere on the page. A reload continues with it. */
export function useSourceFile(
  { id: toolId, sources }: Pick<Tool, 'id' | 'sources'>,
  onArrived: (mediaId: string) => void,
) {
  const work = async (file: File, upload: FileTools) => onArrived(await takeFile(sources, file, upload))
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
