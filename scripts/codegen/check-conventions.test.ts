import { expect, test } from 'vitest'
import { clashes, operationProblems, schemaFaults } from './check-conventions.ts'
import type { OperationDoc } from './contract-files.ts'

const sound: OperationDoc = {
  operationId: 'splitScene',
  tags: ['scenes'],
  'x-path': '/core-api/split_scene',
  'x-method': 'post',
  'x-origin': 'spec',
  'x-spec-line': 327,
  'x-invalidates': ['getStory'],
}
const problems = (change: OperationDoc) =>
  operationProblems(
    { file: 'paths/scenes/split-scene.yaml', tag: 'scenes', doc: { ...sound, ...change } },
    new Set(['getStory']),
    ['scenes'],
  )

test('a sound operation has no problem', () => {
  expect(problems({})).toEqual([])
})

test.each<[string, OperationDoc]>([
  ['operationId', { operationId: 'cutScene' }],
  ['tags', { tags: ['scenes', 'stories'] }],
  ['x-path', { 'x-path': 'split' }],
  ['x-method', { 'x-method': 'head' }],
  ['x-origin', { 'x-origin': 'added' }],
  ['getScenes', { 'x-invalidates': ['getScenes'] }],
  ['header', { 'x-method': 'get', parameters: [{ $ref: '../../parameters/idempotency-key.yaml' }] }],
])('a wrong %s is named with its file', (what, change) => {
  const [first, ...more] = problems(change)
  expect(more).toEqual([])
  expect(first).toContain('openapi/paths/scenes/split-scene.yaml')
  expect(first).toContain(what)
})

test('two files for one address clash, whatever the parameter is called', () => {
  const at = (file: string, path: string, operationId: string) => ({
    file,
    tag: 'stories',
    doc: { ...sound, operationId, 'x-path': path },
  })
  const found = clashes([at('a.yaml', '/story/{id}/', 'one'), at('b.yaml', '/story/{storyId}/', 'two')])
  expect(found).toEqual(['openapi/b.yaml: post /story/{}/ is already in openapi/a.yaml'])
})

test('open and contradictory schemas are found where they are', () => {
  const schema = {
    type: 'object',
    required: ['gone'],
    properties: { hole: { type: ['object', 'null'] }, list: { items: { $ref: './a.yaml#/b' } } },
    additionalProperties: true,
  }
  expect(schemaFaults(schema)).toEqual([
    'the schema is open: additionalProperties must be false or absent',
    'the schema requires gone, which it does not have',
    '/properties/hole is an object without properties',
    '/properties/list/items refers to a part (./a.yaml#/b); refer to whole files',
  ])
})
