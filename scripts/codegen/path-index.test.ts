import { expect, test } from 'vitest'
import type { OperationFile } from './contract-files.ts'
import { withPathIndex, withVersion } from './path-index.ts'

const operation = (file: string, method: string, path: string): OperationFile => ({
  file,
  tag: 'stories',
  doc: { 'x-method': method, 'x-path': path },
})

test('the path index writes sorted paths and keeps the lines above', () => {
  const operations = [
    operation('paths/b.yaml', 'post', '/story/{id}/'),
    operation('paths/c.yaml', 'get', '/story/{id}/'),
    operation('paths/a.yaml', 'get', '/media/'),
  ]
  const text = withPathIndex('openapi: 3.1.0\n# hand-written\npaths:\n  /old/: {}\n', operations)
  expect(text).toBe(`openapi: 3.1.0
# hand-written
paths:
  /media/:
    get:
      $ref: paths/a.yaml
  '/story/{id}/':
    get:
      $ref: paths/c.yaml
    post:
      $ref: paths/b.yaml
`)
  expect(withPathIndex(text, operations)).toBe(text)
})

test('the contract has the version of the package', () => {
  const text = 'openapi: 3.1.0\ninfo:\n  title: Films\n  version: 0.1.0\npaths:\n'
  expect(withVersion(text, '0.2.0')).toBe('openapi: 3.1.0\ninfo:\n  title: Films\n  version: 0.2.0\npaths:\n')
  expect(() => withVersion('openapi: 3.1.0\n', '0.2.0')).toThrow('must have a version')
})
