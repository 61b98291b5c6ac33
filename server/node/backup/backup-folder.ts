import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { ConfigError } from '../config-error.ts'
import { rowSetSchema } from './rows.ts'

/** A backup that is damaged, incomplete or not one of ours; the message says what to do. */
export class BackupError extends ConfigError {
  override name = 'BackupError'
}

/** Several backups have one folder of files, so that each of them only adds the new ones: files never change. */
const FILES = 'files'
const FILES_PREFIX = `../${FILES}/`
/** As `sha256sum` writes and checks it; paths are relative to the backup. */
const SUMS = 'SHA256SUMS'
const MANIFEST = 'manifest.json'
const ROWS = 'rows'
const SECRET = 'secret'

/** Names in SHA256SUMS. */
export const nameOf = {
  manifest: MANIFEST,
  secret: SECRET,
  rows: (table: string) => `${ROWS}/${table}.jsonl`,
  file: (key: string) => FILES_PREFIX + key,
}

const manifestSchema = rowSetSchema.extend({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** How many files belong to it. */
  files: z.number().int().min(0),
})

export type Manifest = z.infer<typeof manifestSchema>

export interface Backup {
  folder: string
  manifest: Manifest
  /** Path, relative to the backup → SHA-256. */
  sums: ReadonlyMap<string, string>
  /** File key → SHA-256. */
  fileSums: ReadonlyMap<string, string>
}

/** Where the parts of a backup are. */
export const placesOf = (folder: string) => ({
  manifest: path.join(folder, MANIFEST),
  rows: path.join(folder, ROWS),
  secret: path.join(folder, SECRET),
  sums: path.join(folder, SUMS),
  files: path.join(folder, '..', FILES),
})

const STAMP = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/
export const stampOf = (at: Date) => at.toISOString().replaceAll(/[:.]/g, '-')

/** The complete backups of a folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => STAMP.test(name))
    .toSorted()
    .map((name) => path.join(folder, name))
}

/** The backup in a folder, or the newest of several. */
export async function openBackup(folder: string): Promise<Backup> {
  const isOne = await stat(placesOf(folder).sums).catch(() => undefined)
  const found = isOne ? folder : (await listBackups(folder)).at(-1)
  if (found === undefined) throw new BackupError(`There is no backup in ${folder}`)
  const sums = await readSums(found)
  const places = placesOf(found)
  await requireSum(found, MANIFEST, sums)
  const parsed = manifestSchema.safeParse(parseJson(await readFile(places.manifest, 'utf8')))
  if (!parsed.success)
    throw new BackupError(`${places.manifest} is not of this version: restore it with the version that wrote it`)
  const fileSums = new Map(
    [...sums].flatMap(([name, sum]) => (name.startsWith(FILES_PREFIX) ? [[name.slice(FILES_PREFIX.length), sum]] : [])),
  )
  const missing = parsed.data.tables.find(({ name, sha256 }) => sums.get(nameOf.rows(name)) !== sha256)
  if (missing || fileSums.size !== parsed.data.files) throw new BackupError(`${places.sums} is incomplete`)
  return { folder: found, manifest: parsed.data, sums, fileSums }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads everything and compares it. @param report once for each file, with the number of those before it */
export async function checkBackup({ folder, sums }: Backup, report: (count: number) => void): Promise<void> {
  let count = 0
  for (const name of sums.keys()) {
    await requireSum(folder, name, sums)
    report(++count)
  }
}

async function requireSum(folder: string, name: string, sums: ReadonlyMap<string, string>): Promise<void> {
  const file = path.join(folder, name)
  const actual = await sumOf(file).catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw cause
  })
  if (actual === null) throw new BackupError(`${file} is missing: this backup is incomplete`)
  if (actual !== sums.get(name))
    throw new BackupError(
      `${file} is damaged: it is not what was written. Use another backup` +
        (name.startsWith(FILES_PREFIX) ? ', or delete the file and back up again' : ''),
    )
}

/** SHA-256 of a file, in hexadecimal digits. */
export async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

const LINE = /^([0-9a-f]{64}) [ *](\S+)$/

async function readSums(folder: string): Promise<Map<string, string>> {
  const file = placesOf(folder).sums
  const text = await readFile(file, 'utf8')
  const sums = new Map<string, string>()
  for (const line of text.split('\n').slice(0, -1)) {
    const [, sum, name] = LINE.exec(line) ?? []
    // A backup names nothing outside of it.
    const isInside = name !== undefined && !name.replace(FILES_PREFIX, '').split('/').includes('..')
    if (sum === undefined || !isInside || path.isAbsolute(name)) throw new BackupError(`${file} is damaged`)
    sums.set(name, sum)
  }
  if (!text.endsWith('\n') || !sums.has(MANIFEST)) throw new BackupError(`${file} is damaged`)
  return sums
}

/** The text of SHA256SUMS. */
export const sumsText = (sums: ReadonlyMap<string, string>) =>
  [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('')
