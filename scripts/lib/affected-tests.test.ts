import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { affectedTests, dependentsOf, withinTime } from './affected-tests.mjs'

const FILES = {
  'src/a.ts': 'export const a = 1',
  'src/a.test.ts': "import { a } from './a.ts'",
  'src/b.ts': "export { a } from '#src/a.ts'",
  'server/c.test.ts': "const b = await import('#src/b.ts')",
  'server/program.ts': "import '../src/b.ts'",
  'server/d.test.ts': "const program = new URL('./program.ts', import.meta.url)",
  'server/other.test.ts': "import { it } from 'vitest'",
}

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'storyloom-affected-'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
})
afterEach(() => rmSync(root, { recursive: true }))

const affected = (...changed: string[]) => affectedTests(changed, dependentsOf(root, Object.keys(FILES)))

it('finds tests that reach a changed file through imports, aliases or started programs, nearest first', () => {
  expect(affected('src/a.ts')).toEqual(['src/a.test.ts', 'server/c.test.ts', 'server/d.test.ts'])
  expect(affected('server/program.ts')).toEqual(['server/d.test.ts'])
})

it('selects a changed test itself and tests that import a deleted file', () => {
  expect(affected('server/other.test.ts')).toEqual(['server/other.test.ts'])
  rmSync(path.join(root, 'src/b.ts'))
  expect(affected('src/b.ts')).toEqual(['server/c.test.ts', 'server/d.test.ts'])
})

it('selects as many tests as fit into the time, skipping a slow one for later ones', () => {
  const seconds = new Map([
    ['slow', 40],
    ['quick', 1],
  ])
  expect(withinTime(['slow', 'quick', 'new'], (test) => seconds.get(test), 4)).toEqual(['quick', 'new'])
})
