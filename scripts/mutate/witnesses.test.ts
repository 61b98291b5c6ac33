import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { witnessesIn } from './witnesses.mjs'

const FILES: Readonly<Record<string, string>> = {
  'server/rendering/render-story.ts': `import { end } from './end.ts'`,
  'server/rendering/end.ts': '',
  'server/routes/generate-video.ts': `enqueue({ kind: 'render-story' })`,
  'server/routes/renders.test.ts': `app.ok('generateVideo')`,
  'server/routes/other.test.ts': `app.ok('deleteVideo')`,
  // References everything, and every other test starts with it.
  'server/routes/index.ts': [`'./generate-video.ts'`, ...Array.from({ length: 30 }, (_, at) => `'./${at}.ts'`)].join(),
  ...Object.fromEntries(
    Array.from({ length: 5 }, (_, at) => [`server/near-${at}.test.ts`, `import '../server/rendering/end.ts'`]),
  ),
  'server/far.test.ts': `import './routes/index.ts'`,
}
const root = mkdtempSync(path.join(tmpdir(), 'witnesses-'))
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
afterAll(() => rmSync(root, { recursive: true }))

it('finds tests by the operations they call and the jobs these start, not through files that name everything', () => {
  const ringsOf = witnessesIn(root, Object.keys(FILES))
  const near = Array.from({ length: 5 }, (_, at) => `server/near-${at}.test.ts`)
  expect(ringsOf('server/rendering/end.ts')).toEqual([[], near, [], ['server/routes/renders.test.ts']])
  // If few tests remain, files that name everything count after all.
  expect(ringsOf('server/routes/generate-video.ts').flat()).toContain('server/far.test.ts')
})
