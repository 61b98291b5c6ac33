import { existsSync } from 'node:fs'
import { chmod, copyFile, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isLibraryKey } from '#server/platform/files/keys.ts'
import { ConfigError } from '../config-error.ts'
import type { HostConfig } from '../config.ts'
import { lockDataDir } from '../data-lock.ts'
import { discardIncoming, listDiskFiles, openDiskFiles } from '../disk-files.ts'
import { copyFiles } from '../move-files.ts'
import { withData } from '../operator.ts'
import {
  type Backup,
  BackupError,
  listBackups,
  type Manifest,
  nameOf,
  openBackup,
  placesOf,
  stampOf,
  sumOf,
  sumsText,
} from './backup-folder.ts'
import { openStoredFiles, openStoredRows, using } from './stored-data.ts'
import { readLines, rowFile, ROWS_OF_BACKUP, type RowSet, rowSetSchema, writeRowsAnew } from './rows.ts'

const USAGE = `Usage: npm run backup -- --to FOLDER [--keep NUMBER]
Adds a backup of database and files to a folder, also while the server runs. With --keep it deletes all but the newest ones.`

export interface CommandTools {
  /** URL of the started program, as in HostParts. */
  program?: string
  /** How far it is. */
  report?: (text: string) => void
}

/** Writes a backup. @returns what was written, as text */
export async function runBackup(
  config: HostConfig,
  args: readonly string[],
  tools: CommandTools = {},
): Promise<string> {
  const { to, keep } = readArguments(config, args)
  if (config.databaseUrl === null && !existsSync(path.join(config.dataDir, 'db')))
    throw new ConfigError(`There is no database in ${config.dataDir}. Set DATA_DIR, or DATABASE_URL`)
  await mkdir(to, { recursive: true, mode: 0o700 })
  // Another backup would delete files that this one has just copied.
  const lock = await lockDataDir(to, 'command')
  try {
    const backup = await writeBackup(config, to, tools)
    if (keep !== null) await deleteOlder(to, keep)
    return backup
  } finally {
    lock.release()
  }
}

function readArguments({ dataDir }: HostConfig, args: readonly string[]): { to: string; keep: number | null } {
  let values: { to?: string | undefined; keep?: string | undefined }
  try {
    values = parseArgs({ args: [...args], options: { to: { type: 'string' }, keep: { type: 'string' } } }).values
  } catch (cause) {
    throw new ConfigError(USAGE, { cause })
  }
  const keep = values.keep === undefined ? null : Number(values.keep)
  if (values.to === undefined || (keep !== null && (!Number.isInteger(keep) || keep < 1))) throw new ConfigError(USAGE)
  const to = path.resolve(values.to)
  if (!path.relative(dataDir, to).startsWith('..'))
    throw new ConfigError(`${to} is in the data directory ${dataDir}: a backup belongs elsewhere`)
  return { to, keep }
}

const PARTIAL = '.partial'

async function writeBackup(config: HostConfig, to: string, { program, report }: CommandTools): Promise<string> {
  const createdAt = new Date()
  const name = stampOf(createdAt)
  const folder = path.join(to, name + PARTIAL)
  const places = placesOf(folder)
  // Left by a command that was killed.
  for (const each of await readdir(to))
    if (each.endsWith(PARTIAL)) await rm(path.join(to, each), { recursive: true, force: true })
  await discardIncoming(places.files)
  await mkdir(folder, { mode: 0o700 })
  try {
    const earlier = await openEarlier(to)
    const stored = await openStoredFiles(config)
    const copy = (known: ReadonlyMap<string, string>, target: Awaited<ReturnType<typeof openDiskFiles>>) =>
      copyFiles({
        ...{ keys: stored.list(), from: stored.files, to: target, known },
        report: ({ copied, present }) => (copied + present) % 100 === 0 && report?.(`${copied + present} files …`),
      })
    const target = await openDiskFiles(places.files)
    // Twice: the first pass takes long, and what is deleted after it is in the backup. The second has only what came meanwhile.
    const before = await copy(earlier?.fileSums ?? new Map<string, string>(), target)
    report?.('Rows …')
    const rowSet = await writeRowsOf(config, places.rows, program)
    const after = await copy(new Map([...(earlier?.fileSums ?? []), ...before.hashes]), target)
    const hashes = new Map([...before.hashes, ...after.hashes])
    const hasSecret = await copySecret(config, places.secret)
    await writeManifest(
      folder,
      { format: 1, createdAt: createdAt.toISOString(), files: hashes.size, ...rowSet },
      hashes,
    )
    const missing = await findMissing(rowSet, places.rows, hashes)
    await rename(folder, path.join(to, name))
    const rows = rowSet.tables.reduce((sum, table) => sum + table.rows, 0)
    return [
      `Backup ${path.join(to, name)}: ${rows} rows, ${hashes.size} files, of which ${before.copied + after.copied} are new.`,
      hasSecret
        ? 'It contains the secret that signs sessions: keep it private.'
        : 'SECRET_KEY is not in it: keep that, too.',
      ...(missing.length > 0
        ? [`Warning: ${missing.length} files that rows refer to are not in the storage, such as ${missing[0]}.`]
        : []),
    ].join('\n')
  } catch (cause) {
    await rm(folder, { recursive: true, force: true })
    throw cause
  }
}

/** Writes what is in the backup, after the rest of it has arrived. */
async function writeManifest(folder: string, manifest: Manifest, hashes: ReadonlyMap<string, string>): Promise<void> {
  const places = placesOf(folder)
  await writeFile(places.manifest, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true })
  const sums = new Map([[nameOf.manifest, await sumOf(places.manifest)]])
  for (const { name, sha256 } of manifest.tables) {
    if ((await sumOf(rowFile(places.rows, name))) !== sha256)
      throw new Error(`The rows of ${name} have not arrived as they were. Run the command again`)
    sums.set(nameOf.rows(name), sha256)
  }
  if (existsSync(places.secret)) sums.set(nameOf.secret, await sumOf(places.secret))
  for (const [key, hash] of hashes) sums.set(nameOf.file(key), hash)
  await writeFile(places.sums, sumsText(sums), { mode: 0o600, flush: true })
}

/** What the newest backup knows; null without one that can be read. */
async function openEarlier(to: string): Promise<Backup | null> {
  return openBackup(to).catch((cause: unknown) => {
    if (cause instanceof BackupError) return null
    throw cause
  })
}

/** The rows at one moment: from PostgreSQL, from the built-in database, or by the server that has that open. */
async function writeRowsOf(config: HostConfig, folder: string, program: string | undefined): Promise<RowSet> {
  const here = () => using(openStoredRows(config, program), (db) => writeRowsAnew(db, folder))
  if (config.databaseUrl !== null) return here()
  return withData(config, here, async (ask) => {
    const rowSet = rowSetSchema.parse(await ask('rows'))
    const written = path.join(config.dataDir, ROWS_OF_BACKUP)
    await cp(written, folder, { recursive: true })
    await rm(written, { recursive: true })
    return rowSet
  })
}

/** The secret of the data directory. One of the environment is the operator's to keep. */
async function copySecret({ secretKeys, dataDir }: HostConfig, to: string): Promise<boolean> {
  if (secretKeys !== null) return false
  try {
    await copyFile(path.join(dataDir, 'secret'), to)
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return false
    throw cause
  }
  await chmod(to, 0o600)
  return true
}

/** Keys of complete media whose files were not there: deleted meanwhile, or the storage is another one. */
async function findMissing({ tables }: RowSet, folder: string, hashes: ReadonlyMap<string, string>): Promise<string[]> {
  const columns = tables.find(({ name }) => name === 'media')?.columns ?? []
  const [status, ...keys] = ['status', 'file_key', 'thumbnail_key'].map((name) => columns.indexOf(name))
  const missing: string[] = []
  for await (const line of readLines(folder, 'media')) {
    const values = JSON.parse(line) as (string | null)[]
    if (values[status ?? -1] !== 'COMPLETED') continue
    const used = keys.flatMap((at) => values[at] ?? [])
    missing.push(...used.filter((key) => !hashes.has(key) && !isLibraryKey(key)))
  }
  return missing
}

/** Keeps the newest backups, and the files that belong to one of them. */
async function deleteOlder(to: string, keep: number): Promise<void> {
  const all = await listBackups(to)
  const used = new Set<string>()
  for (const folder of all.slice(-keep)) for (const key of (await openBackup(folder)).fileSums.keys()) used.add(key)
  for (const folder of all.slice(0, -keep)) await rm(folder, { recursive: true })
  const { files } = placesOf(path.join(to, 'any'))
  const stored = await openDiskFiles(files)
  for await (const { key } of listDiskFiles(files)) if (!used.has(key)) await stored.remove(key)
}
