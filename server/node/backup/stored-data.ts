import path from 'node:path'
import type { OpenedDb } from '#server/platform/db/pglite.ts'
import type { Db } from '#server/platform/ports/db.ts'
import type { Files } from '#server/platform/ports/files.ts'
import type { HostConfig } from '../config.ts'
import { listDiskFiles, openDiskFiles } from '../disk-files.ts'
import { openDatabase } from '../host.ts'
import { openPostgresWithoutLimits } from '../postgres.ts'
import { openS3Files } from '../s3-files.ts'

export interface StoredFiles {
  files: Files
  list(): AsyncGenerator<{ key: string }>
}

/** The installation's files, and which there are: a bucket, or the folder in the data directory. */
export async function openStoredFiles({ s3, dataDir }: Pick<HostConfig, 's3' | 'dataDir'>): Promise<StoredFiles> {
  if (s3) {
    const files = await openS3Files(s3)
    return { files, list: () => files.list() }
  }
  const folder = path.join(dataDir, 'files')
  return { files: await openDiskFiles(folder), list: () => listDiskFiles(folder) }
}

/** The installation's database, which no server of this machine uses. Long statements are not limited. */
export async function openStoredRows(
  { databaseUrl, ...config }: HostConfig,
  program: string | undefined,
): Promise<OpenedDb> {
  return databaseUrl === null
    ? openDatabase({ ...config, databaseUrl }, program)
    : openPostgresWithoutLimits(databaseUrl)
}

/** Closes the database after the work, also when that fails. */
export async function using<Result>(opening: Promise<OpenedDb>, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = await opening
  try {
    return await work(db)
  } finally {
    await close()
  }
}
