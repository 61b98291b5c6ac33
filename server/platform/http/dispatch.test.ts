// Raw HTTP: which requests reach an operation.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '#generated/server/operations.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

describe('an operation', () => {
  it('an operation authenticates the caller before anything else', async () => {
    for (const [id, operation] of Object.entries(operations))
      if (operation.auth) {
        const options = operation.method === 'GET' ? {} : { text: '{' }
        const answer = await test.request(operation.method, operation.path, options)
        expect([id, answer.status, answer.body]).toEqual([
          id,
          401,
          { message: 'Please log in', error: 'NOT_AUTHENTICATED' },
        ])
      }
  })

  it('an operation of staff refuses all other users, before it reads the input', async () => {
    const { owner, staff } = await test.fourRoles()
    const { path, method } = operations.settleJob
    const body = { nonsense: 1 }
    const refused = { status: 403, body: { error: 'FORBIDDEN' } }
    expect(await test.request(method, path, { as: owner, body })).toMatchObject(refused)
    const wrong = await test.request(method, path, { as: staff, body })
    expect(wrong).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } })
    expect(wrong.body).toMatchObject({ fields: { nonsense: ['Unknown field'] } })
  })
})

describe('a request', () => {
  const send = async (text: string, headers: Record<string, string> = {}) =>
    test.request('POST', operations.submitFeedback.path, { as: await test.user(), text, headers })

  it('a request that is not JSON is refused', async () => {
    expect(await send('{bad')).toMatchObject({ status: 400, body: { error: 'MALFORMED_BODY' } })
    expect(await send('{}', { 'Content-Type': 'text/plain' })).toMatchObject({ status: 415 })
    expect(await send('', { 'Content-Type': '' })).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } })
  })

  it('a request of more than 1 MB is refused, with or without a length', async () => {
    const text = JSON.stringify({ feedback: 'x'.repeat(1_000_001) })
    expect(await send(text)).toMatchObject({ status: 413, body: { error: 'PAYLOAD_TOO_LARGE' } })
    expect(await send(text, { 'Content-Length': '1' })).toMatchObject({ status: 413 })
  })

  it("a request with text that cannot be stored is refused with the field's name", async () => {
    const nul = await send(JSON.stringify({ feedback_type: 'BUG', feedback: 'a\u0000b' }))
    expect(nul).toMatchObject({ status: 400, body: { fields: { feedback: [expect.any(String)] } } })
    const half = await send('{"feedback_type":"BUG","feedback":"\\ud800"}')
    expect(half).toMatchObject({ status: 400, body: { fields: { feedback: [expect.any(String)] } } })
  })

  it('a request nested as deep as its size allows is refused, not crashed on', async () => {
    const deep = '['.repeat(400_000) + ']'.repeat(400_000)
    expect((await send(`{"feedback":${deep}}`)).status).toBe(400)
  })

  it('a request that reads a malformed id is answered like an unknown id', async () => {
    const ada = await test.user()
    const unknownId = crypto.randomUUID()
    const addresses = [
      (id: string) => `/core-api/project/${id}/`,
      (id: string) => `/core-api/story/${id}/versions/${id}/`,
      (id: string) => `/core-api/get_story/?story_id=${id}`,
      (id: string) => `/core-api/get_scene?story_id=${id}&scene_id=${id}`,
      (id: string) => `/core-api/get_user_stories/?project_id=${id}`,
    ]
    const statuses: number[] = []
    for (const address of addresses) {
      const unknown = await test.request('GET', address(unknownId), { as: ada })
      statuses.push(unknown.status)
      for (const id of ['not-a-uuid', '%00', unknownId.slice(1)]) {
        const answer = await test.request('GET', address(id), { as: ada })
        expect([address(id), answer.status, answer.body]).toEqual([address(id), unknown.status, unknown.body])
      }
    }
    expect(statuses).toEqual([404, 404, 403, 404, 200])
  })

  it('a request that changes something under a malformed id is answered with the field', async () => {
    const ada = await test.user()
    const refused = { status: 400, body: { fields: { story_id: ['Must be a valid ID'] } } }
    const body = { story_id: 'not-a-uuid' }
    expect(await test.request('POST', operations.archiveStory.path, { as: ada, body })).toMatchObject(refused)
  })

  it('a request to an unknown URL answers JSON 404, with an unknown method 405', async () => {
    expect(await test.request('GET', '/nowhere')).toMatchObject({ status: 404, body: { message: 'Not found' } })
    const wrong = await test.request('PUT', operations.login.path)
    expect(wrong).toMatchObject({ status: 405, body: { error: 'METHOD_NOT_ALLOWED' } })
    expect(wrong.headers.get('allow')).toBe('POST')
  })

  it('a request gets the security headers, also when it fails', async () => {
    for (const path of ['/nowhere', '/core-api/get_user_details/']) {
      const { headers } = await test.request('GET', path)
      const policy = headers.get('content-security-policy')
      for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "default-src 'self'"])
        expect(policy).toContain(rule)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})
