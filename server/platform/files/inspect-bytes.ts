import type { Services } from '#server/platform/context.ts'
import type { FileFacts } from '#server/platform/ports/sandbox.ts'
import { fileKind } from './file-kinds.ts'
import { bytesSource, SNIFF_BYTES } from './inspect.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** What bytes that nobody announced say they are, and their size and length; throws for what is not accepted or cannot be read. */
export async function inspectBytes(
  { sandbox }: Pick<Services, 'sandbox'>,
  bytes: Uint8Array,
): Promise<FileFacts & { contentType: string }> {
  const contentType = bytes.length === 0 ? null : await sandbox.run('sniffType', bytes.slice(0, SNIFF_BYTES))
  const kind = contentType === null ? undefined : fileKind(contentType)
  if (contentType === null || !kind) throw new UnreadableFile('The file is of no known type')
  const source = bytesSource(bytes)
  if (kind.mediaType !== 'image')
    return { contentType, ...(await sandbox.run('probeMedia', { mediaType: kind.mediaType }, [source])) }
  return { contentType, ...(await sandbox.run('measurePicture', null, [source])), durationMs: null }
}
