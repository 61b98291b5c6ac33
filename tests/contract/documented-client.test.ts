// @alone the documented program uses the global fetch, which here reaches the backend in this process
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { makeUser } from '#server/testing/test-user.ts'

const ROOT = path.join(import.meta.dirname, '../..')
/** In the project, so that the program finds its packages. */
const folder = mkdtempSync(path.join(ROOT, '.codegen-client-'))
const program = path.join(folder, 'program.ts')
let test: TestApp

beforeAll(async () => {
  const [, code = ''] =
    /```ts\n([^`]*(?:`[^`\n]+`[^`]*)*)```/.exec(readFileSync(path.join(ROOT, 'docs/api.md'), 'utf8')) ?? []
  writeFileSync(program, code)
  const types = await openapiTypescript(new URL('../../generated/openapi.json', import.meta.url))
  writeFileSync(path.join(folder, 'storyloom-api.ts'), astToString(types))
  test = await createTestApp()
}, 60_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
  await test.close()
})

it('the documented program satisfies the types that are generated from the contract', () => {
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true, types: [] },
    ...{ target: ts.ScriptTarget.ES2023, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  }
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([program], options))
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
}, 60_000)

it('the documented program signs in, creates a story and lists it', async () => {
  await makeUser(test.app, { email: 'ada@example.com', password: 'my password' })
  vi.stubGlobal('fetch', (request: Request) => test.backend.fetch(request, { clientAddress: '203.0.113.7' }))
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await import(program)
  expect(log.mock.calls).toEqual([[['Untitled story']]])
})
