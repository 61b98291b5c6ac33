import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { type Migration, readRows } from '#server/platform/db/migrate.ts'
import type { Db } from '#server/platform/ports/db.ts'
import { ConfigError } from '../config-error.ts'
import type { HostConfig } from '../config.ts'
import { lockDataDir } from '../data-lock.ts'
import { openDiskFiles } from '../disk-files.ts'
import { copyFiles } from '../move-files.ts'
import { COMMAND } from '../postgres.ts'
import { type Backup, BackupError, checkBackup, nameOf, openBackup, placesOf } from './backup-folder.ts'
import { contentOf, loadRows, migrationsOf } from './load-rows.ts'
import type { CommandTools } from './run-backup.ts'
import { openStoredFiles, openStoredRows, using } from './stored-data.ts'

const USAGE = `Usage: npm run restore -- --from FOLDER [--check] [--replace]
Restores the newest backup of a folder, or the one that it names, into the database and the files of the settings. With --check
the backup is only read and compared; with --replace the data that is there is lost.`

export interface RestoreTools extends CommandTools {
  migrations: readonly Migration[]
}

/** Checks a backup, and then restores it. @returns what was done, as text */
export async function runRestore(config: HostConfig, args: readonly string[], tools: RestoreTools): Promise<string> {
  const { from, isCheck, replaces } = readArguments(args)
  const backup = await openBackup(from)
  await migrationsOf(backup.manifest, tools.migrations)
  await checkBackup(backup, (count) => count % 1000 === 0 && tools.report?.(`${count} files checked …`))
  const about = `${backup.folder}, of ${backup.manifest.createdAt}: ${backup.fileSums.size} files`
  if (isCheck) return `Nothing is damaged or missing in ${about}.`
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  // Processes of a fleet share nothing in it.
  const lock = config.isFleet ? undefined : await lockDataDir(config.dataDir, 'command')
  try {
    const added = await using(openStoredRows(config, tools.program), (db) =>
      restore(config, db, backup, replaces, tools),
    )
    return [
      `Restored ${about}.`,
      ...(added.length > 0 ? [`Migrated: ${added.join(', ')}.`] : []),
      ...(await describeSecret(config, backup)),
      ...(config.isFleet ? ['Run the program with ROLE=migrate, then start the processes.'] : []),
    ].join('\n')
  } finally {
    lock?.release()
  }
}

function readArguments(args: readonly string[]): { from: string; isCheck: boolean; replaces: boolean } {
  try {
    const { from, check, replace } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, check: { type: 'boolean' }, replace: { type: 'boolean' } },
    }).values
    if (from !== undefined) return { from: path.resolve(from), isCheck: check === true, replaces: replace === true }
  } catch {
    // An unknown option.
  }
  throw new ConfigError(USAGE)
}

async function restore(
  config: HostConfig,
  db: Db,
  backup: Backup,
  replaces: boolean,
  { migrations, report }: RestoreTools,
): Promise<string[]> {
  await requireTarget(db, config, replaces)
  const { files } = await openStoredFiles(config)
  const places = placesOf(backup.folder)
  // Before the rows that refer to them.
  const { hashes } = await copyFiles({
    ...{ keys: keysOf(backup), from: await openDiskFiles(places.files), to: files },
    report: ({ copied, present }) => (copied + present) % 100 === 0 && report?.(`${copied + present} files …`),
  })
  for (const [key, sum] of backup.fileSums)
    if (hashes.get(key) !== sum)
      throw new BackupError(`${key} was changed while it was restored. Run the command again`)
  report?.('Rows …')
  if (backup.sums.has(nameOf.secret) && config.secretKeys === null) {
    const file = path.join(config.dataDir, 'secret')
    await writeFile(file, await readFile(places.secret), { mode: 0o600 })
    await chmod(file, 0o600)
  }
  return loadRows(db, places.rows, backup.manifest, migrations)
}

async function* keysOf({ fileSums }: Backup) {
  for (const key of fileSums.keys()) yield await Promise.resolve({ key })
}

/** Refuses a database that is in use, or whose content would be lost. */
export async function requireTarget(db: Db, { databaseUrl, dataDir }: HostConfig, replaces: boolean): Promise<void> {
  const name = databaseUrl === null ? `The database in ${dataDir}` : 'The database of DATABASE_URL'
  if (databaseUrl !== null) {
    const [user] = readRows(
      await db.execute(sql`
        select application_name as name from pg_stat_activity
        where datname = current_database() and application_name like 'Storyloom%' and application_name <> ${COMMAND}`),
    )
    if (user) throw new ConfigError(`${name} is in use by ${String(user.name)}. Stop all processes first`)
  }
  const content = await contentOf(db)
  if (content === 'other tables')
    throw new ConfigError(`${name} has tables of another program. Storyloom needs a database of its own`)
  if (content === 'data' && !replaces)
    throw new ConfigError(`${name} has data. Use an empty one, or --replace, by which that data is lost`)
}

async function describeSecret({ secretKeys }: HostConfig, backup: Backup): Promise<string[]> {
  const hasSecret = backup.sums.has(nameOf.secret)
  const { secret } = placesOf(backup.folder)
  if (!hasSecret && secretKeys === null)
    return [
      'The backup has no secret, because its server had SECRET_KEY. Set the same one, or all users are signed out.',
    ]
  if (!hasSecret || secretKeys === null) return []
  const isSame = secretKeys.includes((await readFile(secret, 'utf8')).trim())
  return isSame
    ? []
    : [`SECRET_KEY is not the secret of the backup. Set it to the content of ${secret}, or all users are signed out.`]
}
