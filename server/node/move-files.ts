import { createHash } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
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
  return to === 's3' ? moveFiles(listDiskFiles(folder), disk, s3, report) : moveFiles(s3.list(), s3, disk, report)
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

async function moveFiles(
  keys: AsyncGenerator<{ key: string }>,
  from: Files,
  to: Files,
  report: (done: MovedFiles) => void,
): Promise<MovedFiles> {
  const done = { copied: 0, present: 0 }
  const work = async () => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      const { key } = next.value
      // Not checked yet, and not referred to by any row.
      if (key.startsWith('quarantine/')) continue
      done[await copyFile(key, from, to)]++
      report(done)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return done
}

/** Copies a file unless the same bytes are there, and compares what has arrived. */
async function copyFile(key: string, from: Files, to: Files): Promise<keyof MovedFiles> {
  const [source, present] = [await from.stat(key), await to.stat(key)]
  // Deleted since it was listed.
  if (!source) return 'present'
  const expected = await hashOf(from, key)
  if (present?.size === source.size && (await hashOf(to, key)) === expected) return 'present'
  const file = await from.read(key)
  if (!file) return 'present'
  await to.write(key, file.stream, file.contentType)
  if ((await hashOf(to, key)) !== expected) throw new Error(`${key} has not arrived as it was. Run the command again`)
  return 'copied'
}

async function hashOf(files: Files, key: string): Promise<string | null> {
  const file = await files.read(key)
  if (!file) return null
  const hash = createHash('sha256')
  for await (const chunk of iterate(file.stream)) hash.update(chunk)
  return hash.digest('hex')
}
