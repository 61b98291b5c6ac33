import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Db } from '#server/platform/ports/db.ts'
import { ConfigError } from '../config-error.ts'
import { type HostConfig, readConfig } from '../config.ts'
import { lockDataDir } from '../data-lock.ts'
import { listDiskFiles, openDiskFiles } from '../disk-files.ts'
import { openDatabase } from '../host.ts'
import { copyFiles, withoutQuarantine } from '../move-files.ts'
import { openS3Files } from '../s3-files.ts'
import { loadRows } from './load-rows.ts'
import { requireTarget, type RestoreTools } from './run-restore.ts'
import { openStoredRows, using } from './stored-data.ts'
import { ROWS_OF_BACKUP, writeRowsAnew } from './rows.ts'

const USAGE = `Usage: npm run move -- --to DATABASE_URL S3_URL [--replace]
Copies the data directory's database into PostgreSQL and its files into the bucket, whose keys are S3_ACCESS_KEY and
S3_SECRET_KEY. With --replace the data that is there is lost.`

type Env = Readonly<Record<string, string | undefined>>

/**
 * Copies a server that ran alone to PostgreSQL and a bucket; its data directory stays as it was. Files that have arrived are
 * not sent again, and the rows arrive all or not at all, so an interrupted move is simply repeated.
 * @returns what was done, as text
 */
export async function runMove(env: Env, args: readonly string[], tools: RestoreTools): Promise<string> {
  const settings = await readSettings(env, args)
  const { source, target, secretFile } = settings
  // Refuses while the server runs: what users do meanwhile would be lost.
  const lock = await lockDataDir(source.dataDir, 'command')
  try {
    const moved = await using(openStoredRows(target, tools.program), (db) => moveInto(db, settings, tools))
    return [
      `Moved ${moved.rows} rows and ${moved.files} files (${moved.present} were there already). All were read again and are the same.`,
      secretFile === null
        ? 'SECRET_KEY stays what it is.'
        : `Set SECRET_KEY to the content of ${secretFile}, or all users are signed out.`,
      'Run the program with ROLE=migrate, then start the processes.',
      `${source.dataDir} is unchanged. Delete it when all is well.`,
    ].join('\n')
  } finally {
    lock.release()
  }
}

async function moveInto(
  db: Db,
  { source, target, replaces }: MoveSettings,
  { migrations, program, report }: RestoreTools,
): Promise<{ rows: number; files: number; present: number }> {
  await requireTarget(db, target, replaces)
  const files = path.join(source.dataDir, 'files')
  // Before the rows that refer to them.
  const { copied, present } = await copyFiles({
    keys: withoutQuarantine(listDiskFiles(files)),
    ...{ from: await openDiskFiles(files), to: await openS3Files(target.s3) },
    report: (done) => (done.copied + done.present) % 100 === 0 && report?.(`${done.copied + done.present} files …`),
  })
  report?.('Rows …')
  const folder = path.join(source.dataDir, ROWS_OF_BACKUP)
  try {
    const rowSet = await using(openDatabase(source, program), (from) => writeRowsAnew(from, folder))
    await loadRows(db, folder, rowSet, migrations)
    const rows = rowSet.tables.reduce((sum, table) => sum + table.rows, 0)
    return { rows, files: copied + present, present }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface MoveSettings {
  source: HostConfig
  target: HostConfig & { s3: NonNullable<HostConfig['s3']> }
  /** Where the secret of the moved sessions is; null: in SECRET_KEY. */
  secretFile: string | null
  replaces: boolean
}

async function readSettings(env: Env, args: readonly string[]): Promise<MoveSettings> {
  const { databaseUrl, bucketUrl, replaces } = readArguments(args)
  const { S3_PUBLIC_URL, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, S3_ACL, ...others } = env
  const source = readConfig({ ...others, DATABASE_URL: undefined, S3_URL: undefined, ROLE: undefined }, '')
  if (!existsSync(path.join(source.dataDir, 'db')))
    throw new ConfigError(`There is no built-in database in ${source.dataDir}`)
  const secretFile = source.secretKeys === null ? path.join(source.dataDir, 'secret') : null
  const secret = secretFile === null ? env.SECRET_KEY : (await readFile(secretFile, 'utf8')).trim()
  const bucket = { S3_PUBLIC_URL, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, S3_ACL }
  const target = readConfig(
    { ...others, ...bucket, DATABASE_URL: databaseUrl, S3_URL: bucketUrl, SECRET_KEY: secret, ROLE: undefined },
    '',
  )
  const { s3 } = target
  if (!s3) throw new ConfigError(USAGE)
  return { source, target: { ...target, s3 }, secretFile, replaces }
}

function readArguments(args: readonly string[]): { databaseUrl: string; bucketUrl: string; replaces: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' }, replace: { type: 'boolean' } },
    })
    const [bucketUrl, ...rest] = positionals
    if (values.to?.startsWith('postgres') === true && bucketUrl !== undefined && rest.length === 0)
      return { databaseUrl: values.to, bucketUrl, replaces: values.replace === true }
  } catch {
    // An unknown option.
  }
  throw new ConfigError(USAGE)
}
