import { type FileTools, useFileUpload } from '#src/shared/recording/use-file-upload.ts'
import { idsIn, type Settings } from '../lib/settings.ts'
import { takeFile } from '../lib/take-file.ts'
import type { Tool } from '../lib/tools.ts'

/** An image that becomes one more reference. A reload continues with it. */
export function useReferenceFile({ id: toolId }: Pick<Tool, 'id'>, choose: (chosen: Partial<Settings>) => void) {
  async function work(file: File, upload: FileTools): Promise<void> {
    const id = await takeFile(['image'], file, upload)
    // Read now: others may have been chosen or removed during the upload.
    const before = idsIn(new URLSearchParams(window.location.search).get('reference') ?? '')
    choose({ reference: [...before, id].join(',') })
  }
  return useFileUpload({ place: `tool-reference/${toolId}`, work })
}
