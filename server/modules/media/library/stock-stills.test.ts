import { afterAll, beforeEach, expect, it } from 'vitest'
import { EngineError, EngineTrouble, type FoundStockItem } from '#engines/ports.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { stockStillUrl } from './stock-stills.ts'

const item: FoundStockItem = {
  ...{ id: 'found-1', type: 'images', title: 'A boat', tags: [], width: 640, height: 360, durationMs: null },
  credit: {
    author: 'Ada',
    authorUrl: null,
    library: 'Found',
    pageUrl: 'https://found.example/1',
    licence: 'CC0',
    licenceUrl: null,
  },
  ...{ fileUrl: 'https://found.example/1.jpg', stillUrl: 'https://found.example/1s.jpg' },
}
const bytes = new Uint8Array([1, 2, 3])
/** The library's results, one call after the other; after that it succeeds. */
const failures: Error[] = []
const engines = createTestEngines()
engines.stock = {
  ...engines.stock,
  get: (id) => Promise.resolve(id === item.id ? item : null),
  still() {
    const failure = failures.shift()
    return failure
      ? Promise.reject(failure)
      : Promise.resolve({ bytes, contentType: 'image/jpeg', width: 8, height: 8 })
  },
}
const test = await createTestApp({ engines })
beforeEach(async () => {
  await test.reset()
  failures.length = 0
})
afterAll(() => test.close())

const get = async (id: string) =>
  test.backend.fetch(new Request(`http://localhost:4400${await stockStillUrl(test.app, id)}`))

it('a still that fails is requested once more', async () => {
  failures.push(new EngineTrouble('Found is busy'))
  const answer = await get(item.id)
  expect([answer.status, new Uint8Array(await answer.arrayBuffer())]).toEqual([200, bytes])
})

it('a still that does not come is no failure of the server', async () => {
  failures.push(new EngineTrouble('Found is busy'), new EngineError('Found returned an unreadable image'))
  const answer = await get(item.id)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2'])
})

it('a still of an item that the stock library no longer has is not found', async () => {
  expect((await get('found-2')).status).toBe(404)
})
