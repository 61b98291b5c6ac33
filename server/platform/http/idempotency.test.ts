import { guard } from '#server/platform/auth/authenticate.ts'
import { Hono } from 'hono'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '#generated/server/operations.ts'
import { charge } from '#server/modules/billing/credits/settle-holds.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { creditEntries } from '#server/platform/db/schema/index.ts'
import { startPostgres } from '#server/platform/db/testing/postgres.ts'
import { type App, type Scope, transact } from '#server/platform/context.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { makeUser, type TestUser } from '#server/testing/test-user.ts'
import { type HostBindings, mountOperations } from './dispatch.ts'
import { withdraw } from './idempotency.ts'
import { toErrorResponse } from './error-response.ts'
import { inProgress } from './http-error.ts'
import type { Call } from './route.ts'

const test = await createTestApp({ config: { checksAnswers: false } })
const postgres = startPostgres()
const stores: [string, App, () => Promise<void>][] = [['PGlite', test.app, async () => undefined]]
if (postgres) {
  const { db, close } = openPostgres(postgres.createDatabase())
  await migrate(db, await readMigrations())
  stores.push(['PostgreSQL', { ...test.app, db }, close])
}
beforeEach(() => test.reset())
afterAll(async () => {
  for (const [, , close] of stores) await close()
  postgres?.stop()
  await test.close()
})

/** A spending operation with a handler of this test: it charges, counts its runs, and fails on request. */
const operation = operations.submitLora
const loraId = crypto.randomUUID()
const body = {
  lora_id: loraId,
  model_name: 'm',
  trigger_word: 'tok',
  steps: 500,
  training_data: Array.from({ length: 10 }, () => crypto.randomUUID()),
}

describe.each(stores)('a spending call on %s', (_name, app) => {
  let user: TestUser
  let runs: number
  let failure: Error | undefined
  const hono = new Hono<{ Bindings: HostBindings }>()
  hono.onError((thrown) => toErrorResponse(thrown, app.log))
  mountOperations(
    hono,
    app,
    {
      submitLora: {
        hasTransaction: true,
        async handle(call: Call<'submitLora'>) {
          await charge(call, call.user.id, { action: 'upscale' })
          runs++
          if (failure) throw failure
          return { run: runs }
        },
      },
    },
    guard,
  )
  beforeEach(async () => {
    user = await makeUser(app)
    runs = 0
    failure = undefined
  })

  const send = async (key: string | null, sent: object = body, as = user) => {
    const headers = { Authorization: `Bearer ${as.token}`, 'Content-Type': 'application/json' }
    const request = new Request(`http://localhost/api${operation.path}`, {
      method: 'POST',
      headers: key === null ? headers : { ...headers, 'Idempotency-Key': key },
      body: JSON.stringify(sent),
    })
    const response = await hono.fetch(request)
    return { status: response.status, body: await response.json() }
  }
  const charges = async (of = user) => {
    const rows = await app.db.select().from(creditEntries).where(eq(creditEntries.userId, of.id))
    return rows.filter((row) => row.kind === 'CHARGE').length
  }

  it('a spending call made ten times at once with one key is done once, and all get the same answer', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(key)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, body: { run: 1 } })
    expect([runs, await charges()]).toEqual([1, 1])
    expect(await send(key)).toEqual(answers[0])
  })

  it('a spending call needs an idempotency key, and another key is another call', async () => {
    expect(await send(null)).toMatchObject({
      status: 400,
      body: { fields: { 'Idempotency-Key': [expect.any(String)] } },
    })
    expect((await send('not-a-uuid')).status).toBe(400)
    await send(crypto.randomUUID())
    await send(crypto.randomUUID())
    expect(await charges()).toBe(2)
  })

  it('a spending call with a known idempotency key and another body is refused', async () => {
    const key = crypto.randomUUID()
    await send(key)
    expect(await send(key, { ...body, steps: 600 })).toMatchObject({
      status: 409,
      body: { error: 'IDEMPOTENCY_KEY_REUSED' },
    })
    expect(await charges()).toBe(1)
  })

  it('a spending call under another user’s idempotency key is a separate call', async () => {
    const key = crypto.randomUUID()
    const other = await makeUser(app)
    await send(key)
    expect((await send(key, body, other)).body).toMatchObject({ run: 2 })
    expect([await charges(), await charges(other)]).toEqual([1, 1])
  })

  it('a spending call whose answer was lost is known to be done, or is never done', async () => {
    const scope = (work: (inner: Scope) => Promise<unknown>) => transact(app, work)
    const ask = (key: string) => {
      let state: string | undefined
      return scope(async (inner) => void (state = await withdraw(inner, user.id, key))).then(() => state)
    }
    const [done, lost, racing] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    await send(done)
    expect([await ask(done), await ask(done), await ask(lost), await ask(lost)]).toEqual([
      ...['ACCEPTED', 'ACCEPTED', 'WITHDRAWN', 'WITHDRAWN'],
    ])
    expect(await send(lost)).toMatchObject({ status: 409, body: { error: 'IDEMPOTENCY_KEY_REUSED' } })
    expect(await charges()).toBe(1)
    // Queried while it is being answered: the two agree in either order.
    const [answer, state] = await Promise.all([send(racing), ask(racing)])
    expect([answer.status, state]).toEqual(state === 'ACCEPTED' ? [200, 'ACCEPTED'] : [409, 'WITHDRAWN'])
    expect(await charges()).toBe(state === 'ACCEPTED' ? 2 : 1)
  })

  it('a spending call that is refused or fails charges nothing and can be repeated with its key', async () => {
    const key = crypto.randomUUID()
    failure = inProgress()
    expect((await send(key)).status).toBe(409)
    failure = new Error('a bug')
    expect(await send(key)).toEqual({ status: 500, body: { message: 'Something Went Wrong', error: 'INTERNAL' } })
    expect(test.takeLogged()).toHaveLength(1)
    expect(await charges()).toBe(0)
    failure = undefined
    expect((await send(key)).status).toBe(200)
    expect(await charges()).toBe(1)
  })
})
