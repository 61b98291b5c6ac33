import { createHash } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isFileKey } from '#server/platform/files/keys.ts'
import { iterate } from '#server/platform/http/read-body.ts'
import type { Files } from '#server/platform/ports/files.ts'
import { ConfigError } from './config-error.ts'
import type { HostConfig } from './config.ts'
import { listDiskFiles, openDiskFiles } from './disk-files.ts'
import { openS3Files } from './s3-files.ts'

const USAGE = `Usage: npm run files -- --to s3|disk
Copies all files from DATA_DIR to the bucket of S3_URL, or back. What was copied before is only compared.`
/** Files at the same time. */
const CONCURRENCY = 4

export interface MovedFiles {
  copied: number
  /** There already, with the same bytes. */
  present: number
}

/** Copies files between the folder and the bucket of the settings; the originals stay. @param report once for each file */
export async function runFilesCommand(
  config: HostConfig,
  args: readonly string[],
  report: (done: MovedFiles) => void = () => undefined,
): Promise<MovedFiles> {
  const to = readTarget(args)
  if (!config.s3) throw new ConfigError('S3_URL is not set: there is no bucket')
  const folder = path.join(config.dataDir, 'files')
  const [disk, s3] = [await openDiskFiles(folder), await openS3Files(config.s3)]
  const toS3 = to === 's3'
  const { copied, present } = await copyFiles({
    keys: withoutQuarantine(toS3 ? listDiskFiles(folder) : s3.list()),
    ...(toS3 ? { from: disk, to: s3 } : { from: s3, to: disk }),
    report,
  })
  return { copied, present }
}

function readTarget(args: readonly string[]): 's3' | 'disk' {
  try {
    const { to } = parseArgs({ args: [...args], options: { to: { type: 'string' } } }).values
    if (to === 's3' || to === 'disk') return to
  } catch {
    // An unknown option.
  }
  throw new ConfigError(USAGE)
}

interface Copying {
  keys: AsyncIterable<{ key: string }>
  from: Files
  to: Files
  /** Hashes of files that were copied before. Of the same size at both ends they count as the same, and are not read again. */
  known?: ReadonlyMap<string, string>
  /** Once for each file. */
  report?: ((done: MovedFiles) => void) | undefined
}

/** Copies files that are not there yet, several at once. @returns also the SHA-256 of each one, in hexadecimal digits */
export async function copyFiles(copying: Copying): Promise<MovedFiles & { hashes: Map<string, string> }> {
  const keys = copying.keys[Symbol.asyncIterator]()
  const done = { copied: 0, present: 0 }
  const hashes = new Map<string, string>()
  const work = async () => {
    for (let next = await keys.next(); next.done !== true; next = await keys.next()) {
      const { key } = next.value
      if (!isFileKey(key)) continue
      const file = await copyFile(key, copying)
      // Deleted since it was listed.
      if (!file) continue
      hashes.set(key, file.hash)
      done[file.outcome]++
      copying.report?.(done)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return { ...done, hashes }
}

export async function* withoutQuarantine(keys: AsyncIterable<{ key: string }>) {
  // Not checked yet, and not referred to by any row.
  for await (const each of keys) if (!each.key.startsWith('quarantine/')) yield each
}

/** Copies a file unless the same bytes are there, and compares what has arrived; undefined when there is none. */
async function copyFile(
  key: string,
  { from, to, known }: Copying,
): Promise<{ outcome: keyof MovedFiles; hash: string } | undefined> {
  const [source, present] = [await from.stat(key), await to.stat(key)]
  if (!source) return undefined
  const isSameSize = present?.size === source.size
  const knownHash = known?.get(key)
  if (isSameSize && knownHash !== undefined) return { outcome: 'present', hash: knownHash }
  const hash = await hashOf(from, key)
  if (hash === null) return undefined
  if (isSameSize && (await hashOf(to, key)) === hash) return { outcome: 'present', hash }
  const file = await from.read(key)
  if (!file) return undefined
  await to.write(key, file.stream, file.contentType)
  if ((await hashOf(to, key)) !== hash) throw new Error(`${key} has not arrived as it was. Run the command again`)
  return { outcome: 'copied', hash }
}

async function hashOf(files: Files, key: string): Promise<string | null> {
  const file = await files.read(key)
  if (!file) return null
  const hash = createHash('sha256')
  for await (const chunk of iterate(file.stream)) hash.update(chunk)
  return hash.digest('hex')
}
