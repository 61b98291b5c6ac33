// What only several processes or connected models need is not loaded by a server alone, nor part of the tab host: bundled as they are built, packages left
// outside, so that each chunk lists those it imports.
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
/** PostgreSQL, its queue, a bucket, realtime services, metrics and traces. */
const FLEET = /^(?:pg|pg-boss|drizzle-orm\/node-postgres|aws4fetch|pusher|prom-client|@opentelemetry\/.*)$/u

let chunks: Map<string, Rolldown.OutputChunk>

beforeAll(async () => {
  const bundle = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input: { server: 'server/node/main.ts', tab: 'mocks/browser.ts' }, output: { format: 'esm' } },
    },
  })
  const { output } = bundle as Rolldown.RolldownOutput
  chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])))
}, 120_000)

/** Packages that an entry imports, at its start or, with `later`, at any time. */
function packagesOf(entry: string, later: boolean): string[] {
  const first = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === entry)
  if (!first) throw new Error(`There is no chunk of ${entry}`)
  const found = new Set([first.fileName])
  for (const name of found) {
    const { imports = [], dynamicImports = [] } = chunks.get(name) ?? {}
    for (const each of later ? [...imports, ...dynamicImports] : imports) found.add(each)
  }
  return [...found].filter((name) => !chunks.has(name))
}

const ofFleet = (packages: string[]) => packages.filter((name) => FLEET.test(name)).sort()

const ofModels = (packages: string[]) => packages.filter((name) => name.startsWith('@ai-sdk/')).sort()

describe('packages of model providers', () => {
  it('are loaded with the first call of a model, not at the start of a server', () => {
    expect(ofModels(packagesOf('server', false))).toEqual([])
    expect(ofModels(packagesOf('server', true))).toEqual([
      '@ai-sdk/anthropic',
      '@ai-sdk/deepgram',
      '@ai-sdk/google',
      '@ai-sdk/openai',
      '@ai-sdk/openai-compatible',
    ])
  })

  it('are each loaded by themselves, so that an unused provider stays unloaded', () => {
    const importing = [...chunks.values()].filter(({ imports }) => ofModels(imports).length > 0)
    expect(importing).toEqual([])
  })

  it('are not part of the tab host', () => expect(ofModels(packagesOf('tab', true))).toEqual([]))
})

describe('code of a fleet', () => {
  it('a server without DATABASE_URL, S3_URL and the like loads none of it, and has it when it is needed', () => {
    expect(packagesOf('server', false)).toContain('hono')
    expect(ofFleet(packagesOf('server', false))).toEqual([])
    expect(ofFleet(packagesOf('server', true))).toEqual([
      '@opentelemetry/api',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
      'aws4fetch',
      'drizzle-orm/node-postgres',
      'pg',
      'pg-boss',
      'prom-client',
      'pusher',
    ])
  })

  it('the tab host contains none of it, and nothing of Node', () => {
    expect(packagesOf('tab', true)).toContain('@electric-sql/pglite')
    expect(ofFleet(packagesOf('tab', true))).toEqual([])
    expect(packagesOf('tab', true).filter((name) => name.startsWith('node:'))).toEqual([])
  })
})
