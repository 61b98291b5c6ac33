// Raw HTTP: requests as an earlier version stored them.
import { expect, test } from 'vitest'
import { isReadable, upgradeEntry } from './entry.ts'

const mark = { key: 'k', order: 1, storyId: 's', userId: 'u', tabId: 't', baseRevision: 4 }
const first = (method: string, url: string, body?: unknown) => ({
  ...mark,
  method,
  url: `https://app.test/api${url}`,
  headers: [['idempotency-key', 'k']] as [string, string][],
  body: body === undefined ? null : new TextEncoder().encode(JSON.stringify(body)).buffer,
})

test.each([
  [
    'a call with a body',
    first('POST', '/core-api/update_story_title/', { story_id: 's', display_title: 'A' }),
    { operationId: 'updateStoryTitle', body: { story_id: 's', display_title: 'A' } },
  ],
  [
    'parameters in the path',
    first('POST', '/core-api/story/s/character/c%20d/update/', { call_name: 'Mara' }),
    { operationId: 'updateCharacter', params: { storyId: 's', id: 'c d' }, body: { call_name: 'Mara' } },
  ],
  [
    'parameters in the query',
    first('GET', '/core-api/story/s/character/c/portrait/?regenerate=true&idempotency_key=k'),
    {
      operationId: 'getCharacterPortrait',
      params: { storyId: 's', id: 'c', regenerate: 'true', idempotency_key: 'k' },
    },
  ],
  [
    'an address that looks like one with a parameter',
    first('POST', '/core-api/aroll/set_stock/', { story: 's' }),
    { operationId: 'setStock', body: { story: 's' } },
  ],
])('an edit that was stored as a request is read as its operation: %s', (_name, stored, request) => {
  const entry = upgradeEntry(stored)
  expect(entry).toEqual({ ...mark, version: 2, request })
  expect(isReadable(entry)).toBe(true)
  expect(upgradeEntry(entry)).toBe(entry)
})

test.each([
  ['of an operation that the contract no longer has', first('POST', '/core-api/gone/', {})],
  ['whose body is not JSON', { ...first('POST', '/core-api/update_music'), body: new ArrayBuffer(3) }],
  [
    'whose address has a broken escape',
    first('POST', '/core-api/story/s/character/%zz/update/', { call_name: 'Mara' }),
  ],
  ['of a newer version', { ...mark, version: 3, request: { operationId: 'updateMusic' } }],
  ['of a newer contract', { ...mark, version: 2, request: { operationId: 'updateNothing' } }],
])('an edit %s counts as unreadable and still names its user', (_name, stored) => {
  const entry = upgradeEntry(stored)
  expect(isReadable(entry)).toBe(false)
  expect(entry).toMatchObject(mark)
})
