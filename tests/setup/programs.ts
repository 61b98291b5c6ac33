import { rm } from 'node:fs/promises'
import { BUNDLED_PROGRAMS, bundlePrograms } from '#server/testing/bundled-programs.ts'

/** The programs that tests kill and start again, built once for all of their files. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await bundlePrograms()
  process.env[BUNDLED_PROGRAMS] = folder
  return () => rm(folder, { recursive: true, force: true })
}
