import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { measureAgainst, measureInTurns, requireBench } from './against.mjs'
import { count, time } from './figures.mjs'

let folder = ''

afterEach(() => rm(folder, { recursive: true, force: true }))

async function checkoutWhoseBench(source: string): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'storyloom-against-'))
  await mkdir(join(folder, 'scripts'))
  await writeFile(join(folder, 'scripts/bench.mjs'), source)
}

it('takes another checkout’s figures from its own benchmark, asked for just these', async () => {
  await checkoutWhoseBench(`
    console.log('Building the app and the server …')
    const only = new RegExp(process.argv[process.argv.indexOf('--only') + 1])
    const figures = { 'api-get': { value: 1.5, limit: 2 }, 'api-get-all': { value: 9 }, 'api-list': { value: 'broken' } }
    const asked = Object.fromEntries(Object.entries(figures).filter(([name]) => only.test(name)))
    if (process.argv.includes('--json')) console.log(JSON.stringify(asked, null, 2))
    process.exitCode = 1
  `)

  expect(await measureAgainst(folder, ['api-get', 'api-list', 'not-yet'])).toEqual({
    'api-get': 1.5,
    'api-list': 'broken',
  })
})

it('leaves out figures that the other checkout does not have', async () => {
  await checkoutWhoseBench(`throw new Error('No figure is called that: --list names all of them')`)

  expect(await measureAgainst(folder, ['not-yet'])).toEqual({})
})

it('rejects a folder without a benchmark and names it', async () => {
  folder = await mkdtemp(join(tmpdir(), 'storyloom-against-'))

  expect(() => requireBench(folder)).toThrow(`${folder} has no scripts/bench.mjs. Name the folder of another checkout`)
})

const logTurns = async (...figures: Parameters<typeof measureInTurns>[0]) => {
  const turns: string[] = []
  const here = async () => turns.push('here')
  const there = async () => turns.push('there')
  const results = await measureInTurns(figures, here, there)
  return { turns: turns.join(' '), results }
}

it('measures times twice, alternating between both checkouts', async () => {
  const { turns, results } = await logTurns(count('requests', 'requests', 9), time('page', 'ms'))

  expect(turns).toBe('here there here there')
  expect(results).toEqual({ here: [1, 3], there: [2, 4] })
})

it('measures figures other than times once', async () => {
  expect((await logTurns(count('requests', 'requests', 9))).turns).toBe('here there')
})
