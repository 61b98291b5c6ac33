import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { folderDifferences, syncFolder } from './sync-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'sync-folder-'))
const [wanted, actual] = [join(root, 'wanted'), join(root, 'actual')]
const put = (folder: string, file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), text)
}
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('syncing a folder lists the differences, then removes them and touches nothing else', () => {
  put(wanted, 'same.ts', 'a')
  put(wanted, 'deep/new.ts', 'b')
  put(wanted, 'changed.ts', 'c')
  put(actual, 'same.ts', 'a')
  put(actual, 'changed.ts', 'old')
  put(actual, 'gone.ts', 'd')
  const untouched = statSync(join(actual, 'same.ts')).mtimeMs
  expect(syncFolder(wanted, actual)).toEqual([
    { file: 'deep/new.ts', kind: 'missing' },
    { file: 'changed.ts', kind: 'differs' },
    { file: 'gone.ts', kind: 'left over' },
  ])
  expect(folderDifferences(wanted, actual)).toEqual([])
  expect(readFileSync(join(actual, 'deep/new.ts'), 'utf8')).toBe('b')
  expect(statSync(join(actual, 'same.ts')).mtimeMs).toBe(untouched)
})
