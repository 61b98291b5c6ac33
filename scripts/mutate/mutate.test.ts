import { expect, it } from 'vitest'
import { areaOf, chooseMutants, nearestTests } from './choose.mjs'
import { findMutants, mutated } from './find-mutants.mjs'
import { createNotice } from './notice.mjs'

const after = (text: string) => findMutants('server/a.ts', text).map((mutant) => mutated(text, mutant))

it('mutants invert operators, conditions and guards', () => {
  expect(after('const a = b < c')).toEqual(['const a = b <= c'])
  expect(after('if (a) return')).toEqual(['if (false) return'])
  expect(after('if (a) b = c')).toEqual(['if (true) b = c'])
  expect(after('const a = b ? c : d')).toEqual(['const a = !(b) ? c : d'])
  expect(after('const a = !b')).toEqual(['const a = b'])
})

it('mutants remove calls and properties, and change numbers and sentences', () => {
  expect(after('await publish(a)')).toEqual([';'])
  expect(after('f = { a, b: c }')).toEqual(['f = {  b: c }', 'f = { a,  }'])
  expect(after('const a = 1_000')).toEqual(['const a = 1001'])
  expect(after("const a = 'Two words'")).toEqual(["const a = ''"])
})

it('mutants skip what no test can notice: types, imports, programming errors, names, joined texts', () => {
  expect(after("import a from 'b c'\ntype A = 1 | 2\ninterface B { c: 3 }")).toEqual([])
  expect(after("if (a) throw new Error('Never ' + b)")).toEqual(["if (false) throw new Error('Never ' + b)"])
  expect(after("const a = 'name'")).toEqual([])
  expect(after("const a = 'b' + c")).toEqual([])
  expect(after('const a = [b[a] ?? 1, c[d]?.e ?? 2]')).toEqual([])
  expect(after('const [a = 1] = b')).toEqual([])
  expect(after('const a = b.c ?? 3')).toEqual(['const a = b.c ?? 4'])
})

it('a sample repeats for the same seed and contains each mutant once', () => {
  const mutants = ['server/a.ts', 'src/domain/b.ts', 'src/video/c.ts'].flatMap((file) =>
    Array.from({ length: 50 }, (_, line) => ({ file, line, start: line, end: line, replacement: '' })),
  )
  const options = { count: 40, seed: 7 }
  const chosen = chooseMutants(mutants, options)
  expect(chosen).toEqual(chooseMutants(mutants, options))
  expect(chosen).not.toEqual(chooseMutants(mutants, { ...options, seed: 8 }))
  expect(new Set(chosen).size).toBe(chosen.length)
  expect(chosen.filter((mutant) => mutant && areaOf(mutant.file) === 'server')).toHaveLength(16)
  expect(new Set(chosen.slice(0, 6).map((mutant) => areaOf(mutant?.file ?? '')))).toEqual(
    new Set(['server', 'domain', 'video']),
  )
})

it('does not mutate tests and their helpers', () => {
  expect(areaOf('src/domain/fountain/heading.ts')).toBe('domain')
  for (const file of ['heading.test.ts', 'long-screenplay.fixture.ts', 'testing/screenplays.ts'])
    expect(areaOf(`src/domain/fountain/${file}`)).toBeUndefined()
})

it('orders tests: beside the file or of its name, then importing it, then distant ones', () => {
  const rings = [
    [],
    ['server/routes/auth/login.test.ts', 'server/credits/ledger.test.ts'],
    ['server/routes/stories.test.ts', 'server/routes/ledger.test.ts'],
  ]
  expect(nearestTests('server/credits/ledger.ts', rings)).toEqual([
    'server/credits/ledger.test.ts',
    'server/routes/ledger.test.ts',
    'server/routes/auth/login.test.ts',
    'server/routes/stories.test.ts',
  ])
})

it('excludes a test that fails without a mutation', async () => {
  const mutant = { file: 'server/a.ts', line: 1, start: 0, end: 1, replacement: '' }
  const asked: string[][] = []
  const notice = createNotice()
  const workspace = {
    failing: async (tests: readonly string[]) => tests.filter((test) => test === 'broken.test.ts'),
    failingWith: async (_: unknown, tests: readonly string[]) => {
      asked.push([...tests])
      return tests.filter((test) => test !== 'blind.test.ts').slice(0, 1)
    },
  }
  expect(await notice.isNoticed(workspace, mutant, ['broken.test.ts', 'blind.test.ts'])).toBe(false)
  expect(await notice.isNoticed(workspace, mutant, ['broken.test.ts', 'seeing.test.ts'])).toBe(true)
  expect(asked).toEqual([['broken.test.ts', 'blind.test.ts'], ['blind.test.ts'], ['seeing.test.ts']])
  expect(notice.broken()).toEqual(['broken.test.ts'])
})
