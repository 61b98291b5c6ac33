import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const filesOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort()
    : []

/** Files that differ between two folders, by name, each with what is wrong in `actual`. */
export function folderDifferences(wanted, actual) {
  const wantedFiles = filesOf(wanted)
  const missing = wantedFiles.filter((file) => !existsSync(join(actual, file)))
  const changed = wantedFiles.filter(
    (file) =>
      existsSync(join(actual, file)) && !readFileSync(join(wanted, file)).equals(readFileSync(join(actual, file))),
  )
  const extra = filesOf(actual).filter((file) => !existsSync(join(wanted, file)))
  return [
    ...missing.map((file) => ({ file, kind: 'missing' })),
    ...changed.map((file) => ({ file, kind: 'differs' })),
    ...extra.map((file) => ({ file, kind: 'left over' })),
  ]
}

/** Makes `actual` equal to `wanted`, touching only files that differ, so that watchers and caches stay calm. */
export function syncFolder(wanted, actual) {
  const differences = folderDifferences(wanted, actual)
  for (const { file, kind } of differences) {
    if (kind === 'left over') {
      rmSync(join(actual, file))
      continue
    }
    mkdirSync(dirname(join(actual, file)), { recursive: true })
    writeFileSync(join(actual, file), readFileSync(join(wanted, file)))
  }
  return differences
}
