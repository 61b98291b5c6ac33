// Raw HTTP: what is answered to requests of no operation.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { scenes, stories, users } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { toErrorResponse } from './error-response.ts'
import { rateLimited } from './http-error.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const answer = async (thrown: unknown) => {
  const response = toErrorResponse(thrown, test.app.log)
  return { status: response.status, body: await response.json(), logged: test.takeLogged().length }
}
/** As drizzle and the drivers throw it: a cause has the code. */
const databaseError = (cause: object) =>
  new Error('Failed query: …', { cause: Object.assign(new Error('inner'), cause) })
const thrownBy = (work: Promise<unknown>) => work.then(() => undefined).catch((cause: unknown) => cause)

describe('what was thrown', () => {
  it('a thrown refusal becomes its answer, with its headers', async () => {
    const response = toErrorResponse(rateLimited(61.2), test.app.log)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '62'])
  })

  it('an unexpected error is answered without details and logged', async () => {
    for (const thrown of [new Error('secret detail'), 'text', undefined])
      expect(await answer(thrown)).toEqual({
        status: 500,
        body: { message: 'Something Went Wrong', error: 'INTERNAL' },
        logged: 1,
      })
  })

  it('an unexpected error of a known request says where the log says more', async () => {
    const response = toErrorResponse(new Error('secret detail'), test.app.log, 'request-1')
    expect(await response.json()).toEqual({
      message: 'Something Went Wrong',
      error: 'INTERNAL',
      reference: 'request-1',
    })
    expect(await toErrorResponse(rateLimited(1), test.app.log, 'request-1').json()).not.toHaveProperty('reference')
    expect(test.takeLogged()).toHaveLength(1)
  })

  it.each([
    [{ code: '53100' }, 507, 0],
    [{ code: 'ENOSPC' }, 507, 0],
    [{ code: '57P01' }, 503, 0],
    [{ code: '40P01' }, 503, 0],
    [{ code: 'ECONNREFUSED', syscall: 'connect' }, 503, 0],
    [{ code: 'ENOENT', syscall: 'connect' }, 503, 0],
    [{ code: 'ENOENT', syscall: 'open' }, 500, 1],
    [{ code: '57014' }, 503, 0],
    [{ message: 'Connection terminated unexpectedly' }, 503, 0],
    [{ message: 'Client has encountered a connection error and is not queryable' }, 503, 0],
    [{ code: '42P01' }, 500, 1],
  ])('an error of the store like %o answers %i', async (cause, status, logged) => {
    expect(await answer(databaseError(cause))).toMatchObject({ status, logged })
  })

  it('a violated table constraint is never a 500, but logged: a check before it should have refused', async () => {
    const ada = await test.user()
    const at = { createdAt: new Date(0), updatedAt: new Date(0) }
    const story = { userId: ada.id, displayTitle: 't', creationMode: 'Text', ...at } as const
    const attempts: [Promise<unknown>, number, number][] = [
      [test.db.insert(users).values({ email: ada.email, dateJoined: new Date(0), updatedAt: new Date(0) }), 409, 1],
      [test.db.insert(stories).values({ ...story, projectId: crypto.randomUUID() }), 409, 1],
      [test.db.insert(stories).values({ ...story, backgroundMusicVolume: 2 }), 400, 1],
      [test.db.insert(stories).values({ ...story, imageSeed: 2 ** 40 }), 400, 0],
      [test.db.insert(scenes).values({ storyId: 'x', elementOrder: 0, durationInFrames: 1, ...at }), 400, 0],
    ]
    for (const [work, status, logged] of attempts)
      expect(await answer(await thrownBy(work))).toMatchObject({ status, logged })
  })
})

it('an answer that refuses or fails is not cached, whatever its status', async () => {
  const answers = [
    await test.request('GET', '/nowhere'),
    await test.request('DELETE', '/dj-rest-auth/login/'),
    await test.call('getUserDetails'),
    await test.call('login', { body: {} }),
  ]
  expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
    [404, 405, 401, 400].map((status) => [status, 'no-store']),
  )
})
