import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { migrate, type Migration } from '#server/platform/db/migrate.ts'
import { openPglite } from '#server/platform/db/pglite.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'

const cache = path.join(import.meta.dirname, '../../node_modules/.cache/storyloom/')

let beingMade: Promise<Uint8Array> | undefined

/**
 * The data directory of a PGlite with the whole, empty schema, as a tar; created once for each set of migrations, in some
 * seconds. Parallel calls wait for the same one; a failure is retried by the next.
 */
export const schemaSnapshot = (): Promise<Uint8Array> =>
  (beingMade ??= readOrMake().finally(() => {
    beingMade = undefined
  }))

async function readOrMake(): Promise<Uint8Array> {
  const migrations = await readMigrations()
  const file = `${await cachePath(migrations)}.tar`
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const { db, client, close } = await openPglite()
  await migrate(db, migrations)
  const dump = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer())
  await close()
  // Other processes and threads create it too: the second one replaces the file with its equal.
  const mine = `${file}.${randomUUID()}`
  await writeFile(mine, dump)
  await rename(mine, file)
  return dump
}

/** The same directory, unpacked: its copy opens without a start of the database that unpacks it. */
export async function schemaFolder(): Promise<string> {
  const folder = await cachePath(await readMigrations())
  if (existsSync(folder)) return folder
  const mine = `${folder}.${randomUUID()}`
  const { close } = await openPglite({ dataDir: mine, loadDataDir: new Blob([new Uint8Array(await schemaSnapshot())]) })
  await close()
  try {
    await rename(mine, folder)
  } catch (cause) {
    // Another process was first.
    await rm(mine, { recursive: true })
    if (!existsSync(folder)) throw cause
  }
  return folder
}

/** The path of a set of migrations, without an extension. */
async function cachePath(migrations: readonly Migration[]): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  await mkdir(cache, { recursive: true })
  return path.join(cache, `schema-${digest}`)
}
