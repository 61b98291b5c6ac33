import { globSync, readFileSync } from 'node:fs'
import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { expect, it } from 'vitest'
import { noApiPaths, RAW_HTTP } from './no-api-paths.mjs'

const linter = new Linter()
const problems = (code: string) =>
  linter
    .verify(code, {
      languageOptions: { parser },
      plugins: { storyloom: { rules: { 'no-api-paths': noApiPaths } } },
      rules: { 'storyloom/no-api-paths': 'error' },
    })
    .map(({ message }) => message)

it.each([
  ["call('/core-api/split_scene')", 'splitScene'],
  ['fetch(`/api/core-api/story/${id}/submit/`)', 'submitStory'],
  ['fetch(`${host.url}/api/constants/voice/`)', 'listVoices'],
  ["fetch('http://localhost:4400/api/credits_summary/?a=1')", 'getCreditsSummary'],
  ["page.route('**/xpay/get_purchase/*/')", 'getPurchase'],
  ["http.get('*/core-api/task')", 'getTasks'],
  ["const MISSED = 'GET /api/core-api/realtime/missed/'", 'listMissedEvents'],
  ["request('/core-api/aroll/1/')", 'deleteAroll or getAroll'],
])('rejects a path of the contract and names the operation: %s', (code, operation) => {
  expect(problems(code)).toEqual([expect.stringContaining(`the path of ${operation}.`)])
})

it('rejects a part of a path', () => {
  expect(problems('fetch(`/api/core-api${path}`)')).toEqual([expect.stringContaining('openapi/ alone')])
})

it.each([
  "call('splitScene', { body })",
  'createCall({ baseUrl: `${url}/api` })',
  "import { call } from '#src/shared/api/call.ts'",
  "fetch('/api/openapi.json')",
  "page('/admin-stats/generation-analytics')",
  "fetch('/files/upload/1')",
])('accepts names of operations, pages and files: %s', (code) => expect(problems(code)).toEqual([]))

it('a file exempt from the rule is about raw HTTP and states the reason at its top', () => {
  for (const pattern of RAW_HTTP) expect([pattern, globSync(pattern)]).not.toEqual([pattern, []])
  const silent = RAW_HTTP.flatMap((pattern) => globSync(pattern)).filter(
    (file) => problems(readFileSync(file, 'utf8')).length > 0 && !/^\/\/ Raw HTTP: /m.test(readFileSync(file, 'utf8')),
  )
  expect(silent).toEqual([])
})
