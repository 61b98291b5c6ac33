import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { migrate } from '#server/db/migrate.ts'
import { openPglite } from '#server/db/pglite.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'

const cache = path.join(import.meta.dirname, '../../node_modules/.cache/storyloom/')

let beingMade: Promise<Uint8Array> | undefined

/**
 * The data directory of a PGlite with the whole, empty schema, as a tar; made once for each set of migrations, in some seconds. Who asks
 * while it is made waits for the same one; a failure is tried again by the next.
 */
export const schemaSnapshot = (): Promise<Uint8Array> =>
  (beingMade ??= readOrMake().finally(() => {
    beingMade = undefined
  }))

async function readOrMake(): Promise<Uint8Array> {
  const migrations = await readMigrations()
  const digest = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  const file = path.join(cache, `schema-${digest}.tar`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const { db, client, close } = await openPglite()
  await migrate(db, migrations)
  const dump = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer())
  await close()
  await mkdir(cache, { recursive: true })
  // Other processes and threads make it too: whoever comes second replaces the file with its equal.
  const mine = `${file}.${randomUUID()}`
  await writeFile(mine, dump)
  await rename(mine, file)
  return dump
}

/** Gives a data directory the empty database that its first start would make. */
export async function fillDataDir(dataDir: string): Promise<void> {
  const loadDataDir = new Blob([new Uint8Array(await schemaSnapshot())])
  const { close } = await openPglite({ dataDir: path.join(dataDir, 'db'), loadDataDir })
  await close()
}
