import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import type { ByteSource } from '#server/platform/ports/sandbox.ts'
import { hasOnlyNumbers, type LoraFile, readLoraFile as readHead } from '#src/domain/lora-file.ts'
import { HEADER_LIMIT } from '#src/domain/safetensors.ts'

/** Before the header stands its length, bytes. */
const LENGTH_BYTES = 8

/** What a model's file is, by its own header; every word of it has to be true. */
export async function readLoraFile(_input: null, [file]: readonly ByteSource[]): Promise<LoraFile> {
  if (!file) throw new UnreadableFile('The file is missing')
  const model = readHead(await file.read(0, Math.min(file.size, HEADER_LIMIT + LENGTH_BYTES)), file.size)
  if (typeof model === 'string') throw new UnreadableFile(model)
  // The built-in illustrator draws with it: it is small, and read whole.
  if (model.base === 'DRAFT' && !hasOnlyNumbers(await file.read(0, file.size)))
    throw new UnreadableFile('Some of its values are no numbers')
  return model
}
