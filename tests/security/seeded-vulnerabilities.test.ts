/** Each check of the suite runs against a seeded vulnerability of its kind: a check that finds nothing here would never find one. */
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { reports, stories, users } from '#server/platform/db/schema/index.ts'
import { mountOperations } from '#server/platform/http/dispatch.ts'
import { toErrorResponse } from '#server/platform/http/error-response.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { operations } from '#generated/server/operations.ts'
import { routes } from '#generated/server/routes.ts'
import { createCaller } from '#server/testing/caller.ts'
import { guard } from '#server/platform/auth/authenticate.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { attack } from './attack.ts'
import { assignMass } from './mass-assignment.ts'
import { operationOf } from './valid-requests.ts'
import { seedAccount } from './seed-account.ts'

const test = await createTestApp({ config: { checksAnswers: false } })
const victim = await seedAccount(test)
const other = await seedAccount(test)
afterAll(() => test.close())

/** The server with some vulnerable operations. */
function withRoutes(holes: Parameters<typeof mountOperations>[2]) {
  const hono: Parameters<typeof mountOperations>[0] = new Hono()
  hono.onError((thrown) => toErrorResponse(thrown, test.app.log))
  mountOperations(hono, test.app, { ...routes, ...holes }, guard)
  return createCaller(hono, [])
}

describe('the matrix finds', () => {
  it('the authorization matrix finds a record that any user can read', async () => {
    const careless = route('getStoryStatus', async ({ db, query }) => {
      const [row] = await db.select().from(stories).where(eq(stories.id, query.story_id))
      return row as never
    })
    const found = await attack(
      withRoutes({ getStoryStatus: careless }),
      test.db,
      operationOf('getStoryStatus'),
      other,
      victim,
    )
    expect(found).toContainEqual(expect.stringContaining('query story_id: 200'))
    expect(found).toContain(`query story_id: leaked ${victim.sentinel}`)
  })

  it('the authorization matrix finds an error that reveals data', async () => {
    const careless = route('getStoryStatus', async ({ db, query }) => {
      const [row] = await db.select().from(stories).where(eq(stories.id, query.story_id))
      throw new HttpError(404, { message: `${row?.displayTitle} is not yours` })
    })
    const found = await attack(
      withRoutes({ getStoryStatus: careless }),
      test.db,
      operationOf('getStoryStatus'),
      other,
      victim,
    )
    expect(found).toContain(`query story_id: leaked ${victim.sentinel}`)
  })

  it('the authorization matrix finds a row that changes although the call fails', async () => {
    const careless = route(
      'updateStoryTitle',
      async ({ db, body }) => {
        await db.update(stories).set({ displayTitle: 'taken' }).where(eq(stories.id, body.story_id))
        throw notFound()
      },
      { transaction: false },
    )
    const caller = withRoutes({ updateStoryTitle: careless })
    expect(await attack(caller, test.db, operationOf('updateStoryTitle'), other, victim)).toContain('rows were changed')
  })

  it('the authorization matrix finds another user’s scene in an own story', async () => {
    const careless = route('reportStoryEngineError', async ({ db, user, body, services }) => {
      const id = crypto.randomUUID()
      const createdAt = services.clock.now()
      const [story] = await db.select().from(stories).where(eq(stories.id, body.story_id))
      if (story?.userId !== user.id) throw notFound()
      // The story was checked, the scene was not.
      await db.insert(reports).values({ id, kind: 'ENGINE', userId: user.id, sceneId: body.scene_id, createdAt })
      return { report_id: id, message: '', created_at: createdAt.toISOString() }
    })
    const found = await attack(
      withRoutes({ reportStoryEngineError: careless }),
      test.db,
      operationOf('reportStoryEngineError'),
      other,
      victim,
    )
    expect(found).toEqual([expect.stringContaining('body scene_id: 201'), 'rows were changed'])
  })
})

it('the check of mass assignment finds a route that writes all fields of the body', async () => {
  const hono: Parameters<typeof mountOperations>[0] = new Hono()
  hono.post(`/api${operations.updateUserProfile.path}`, async (c) => {
    const body = await c.req.json<Record<string, unknown>>()
    await test.db
      .update(users)
      .set({ firstName: String(body.first_name), isStaff: body.is_staff === true })
      .where(eq(users.id, other.user.id))
    return c.json({})
  })
  const found = await assignMass(createCaller(hono, []), test.db, operationOf('updateUserProfile'), other, victim)
  expect(found).toContainEqual(expect.stringContaining('is_staff'))
})
