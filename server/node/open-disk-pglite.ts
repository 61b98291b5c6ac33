import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openPglite, type OpenedDb } from '#server/platform/db/pglite.ts'

const NAME = 'db'
const PREPARING = 'db-preparing-'

/**
 * PGlite in the data directory. Its first start needs a second program and memory that WebAssembly never gives back (some 140 MB),
 * so an empty database is made in a process of its own; it gets its name when it is whole.
 * @param program the built or unbuilt `prepare-database.ts`
 */
export async function openDiskPglite(dataDir: string, program: URL): Promise<OpenedDb> {
  const folder = path.join(dataDir, NAME)
  if (!existsSync(folder)) await prepare(dataDir, folder, program)
  return openPglite({ dataDir: folder })
}

async function prepare(dataDir: string, folder: string, program: URL): Promise<void> {
  // What a process left that was killed meanwhile.
  for (const name of await readdir(dataDir))
    if (name.startsWith(PREPARING)) await rm(path.join(dataDir, name), { recursive: true, force: true })
  const preparing = await mkdtemp(path.join(dataDir, PREPARING))
  try {
    await promisify(execFile)(process.execPath, [fileURLToPath(program), preparing])
    await rename(preparing, folder)
  } catch (cause) {
    await rm(preparing, { recursive: true, force: true })
    throw new Error(`No database could be made in ${dataDir}`, { cause })
  }
}
