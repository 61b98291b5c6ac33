import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export interface Difference {
  file: string
  kind: 'missing' | 'differs' | 'left over'
}

const filesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort()
    : []

/** The differences in `actual`, by file. */
export function folderDifferences(wanted: string, actual: string): Difference[] {
  const wantedFiles = filesOf(wanted)
  const actualFiles = new Set(filesOf(actual))
  const isSame = (file: string) => readFileSync(join(wanted, file)).equals(readFileSync(join(actual, file)))
  return [
    ...wantedFiles.filter((file) => !actualFiles.has(file)).map((file): Difference => ({ file, kind: 'missing' })),
    ...wantedFiles
      .filter((file) => actualFiles.has(file) && !isSame(file))
      .map((file): Difference => ({ file, kind: 'differs' })),
    ...[...actualFiles]
      .filter((file) => !wantedFiles.includes(file))
      .map((file): Difference => ({ file, kind: 'left over' })),
  ]
}

/** Makes `actual` equal to `wanted`, touching only the files that differ, so that watchers and caches stay calm. */
export function syncFolder(wanted: string, actual: string): Difference[] {
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
