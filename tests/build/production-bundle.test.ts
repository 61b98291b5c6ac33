import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { PERSONA_PASSWORD, personas } from '#mocks/seeds/personas.ts'
import { SECRET_VARIABLES } from '../security/secret-variables.ts'
import { builtApp, SECRET } from './built-app.ts'

interface SourceMap {
  sources: string[]
}

let files: Map<string, string>

beforeAll(async () => {
  const folder = await builtApp()
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = names
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      return [path.relative(folder, file), await readFile(file, 'latin1')] as const
    })
  files = new Map(await Promise.all(texts))
}, 240_000)

/** Files whose name or text contains the words. */
const holding = (words: string) =>
  [...files].filter(([name, text]) => name.includes(words) || text.includes(words)).map(([name]) => name)

describe('the production bundle', () => {
  it('the production bundle is the app with its source maps', () => {
    expect(holding('What is your story about?').some((name) => name.endsWith('.js'))).toBe(true)
    expect([...files.keys()].some((name) => name.endsWith('.js.map'))).toBe(true)
    expect(files.has('index.html')).toBe(true)
  })

  it.each([
    ['the database of the tab host', '@electric-sql/pglite'],
    ['PGlite by its class', 'PGlite'],
    ['the mocking library', 'setupWorker'],
    ['what makes answers up', '@faker-js'],
    ['made-up URLs', '/files/made-up/'],
    ['its service worker', 'mockServiceWorker.js'],
    ['its packages', 'node_modules/msw'],
    ["the seeds' password", PERSONA_PASSWORD],
    ['the developer panel', 'Developer panel'],
    ['its demo states', 'world.example.com'],
    ['its scenarios', 'storyloom-tab-host'],
    ['the lists of leaked passwords', 'diceware-common'],
    ['the packages of model providers', 'node_modules/@ai-sdk'],
  ])('the production bundle contains nothing of %s', (_, words) => expect(holding(words)).toEqual([]))

  it('the production bundle contains no module of the backend, its tab host or its seeds', () => {
    const maps = [...files].filter(([name]) => name.endsWith('.map')).map(([, text]) => JSON.parse(text) as SourceMap)
    const own = maps.flatMap(({ sources }) => sources).filter((source) => !source.includes('node_modules'))
    expect(own.some((source) => source.endsWith('src/app/app.tsx'))).toBe(true)
    expect(own.filter((source) => /(^|\/)(mocks|server|tests|e2e)\//.test(source))).toEqual([])
  })

  it.each(personas.map(({ id, email }) => [id, email]))('the production bundle contains no persona: %s', (_, email) =>
    expect(holding(email)).toEqual([]),
  )

  it('the production bundle contains no secret of the build machine, nor the name of one', () => {
    expect(holding(SECRET)).toEqual([])
    for (const name of ['STORYLOOM_SENTINEL', ...SECRET_VARIABLES]) expect(holding(name)).toEqual([])
  })
})
