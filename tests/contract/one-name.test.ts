import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { operations, type OperationId } from '#generated/server/operations.ts'

const root = path.join(import.meta.dirname, '../..')
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name))
const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const names = (files: readonly string[]) => new Set(files.map((file) => path.basename(file)))

const ids = Object.keys(operations) as OperationId[]

test('an operation’s name finds its contract and its route', () => {
  const contract = names(filesIn('openapi/paths'))
  const routes = names(filesIn('server/modules'))
  expect(ids.filter((id) => !contract.has(`${kebab(id)}.yaml`))).toEqual([])
  expect(ids.filter((id) => !routes.has(`${kebab(id)}.ts`))).toEqual([])
})

test('an operation’s name, or its hook’s, finds its caller in the app', () => {
  const words = new Set(
    filesIn('src')
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/\b[A-Za-z]+\b/g) ?? [])
      .map((word) => word.toLowerCase()),
  )
  const isCalled = (id: string) => words.has(id.toLowerCase()) || words.has(`use${id.toLowerCase()}`)
  const uncalled = 'Called nowhere in src/: use the generated hook, or a command of the operation’s name'
  expect(ids.filter((id) => !isCalled(id)).sort(), uncalled).toEqual([])
})

test('an operation’s name finds a test that calls it', () => {
  const isTest = (file: string) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/contract/')
  const texts = ['server', 'src', 'mocks', 'tests']
    .flatMap(filesIn)
    .filter(isTest)
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
  // By the test app or a request, `ok('getStory', …)`, or by the client's function of that name. Suites that call all do not count.
  const called = new Set(
    [/\w\(\s*'([a-z]\w+)'/g, /\b([a-z]\w+)\(/g].flatMap((call) => [...texts.matchAll(call)].map(([, name]) => name)),
  )
  expect(ids.filter((id) => !called.has(id))).toEqual([])
})

test('an operation’s name is in the title of a test', () => {
  const TITLE = /\b(?:it|test|describe)(?:\.(?:each|for|skipIf|runIf))*(?:\([^'`"()]*\))?\(\s*(?:'([^']*)'|`([^`]*)`)/g
  const titles = ['server', 'src', 'mocks', 'tests', 'e2e']
    .flatMap(filesIn)
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(TITLE)])
    .map(([, single, template]) => single ?? template ?? '')
  const named = new Set(titles.flatMap((title) => title.match(/\b[a-z]\w+\b/g) ?? []))
  expect(ids.filter((id) => !named.has(id))).toEqual([])
})
