import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { readRows } from '#server/platform/db/migrate.ts'
import { idempotencyKeys, projects, stories, users } from '#server/platform/db/schema/index.ts'
import type { OpenedPglite } from '#server/platform/db/pglite.ts'
import { emptyTables, openTestDatabase } from '#server/testing/test-database.ts'
import { persistRows } from './row-persister.ts'
import type { RowStore } from './row-store.ts'

const moment = new Date('2026-03-01T10:00:00.123Z')
const at = { createdAt: moment, updatedAt: moment }
const ada = {
  email: 'ada@example.com',
  firstName: 'Ada "the first" — 第一',
  suggestedContent: ['a', 'b'],
  dateJoined: moment,
  updatedAt: moment,
}

/** A fake browser store, and each round written to it. */
function createStore() {
  const stored = new Map<string, string>()
  const rounds: string[][] = []
  const fault: { cause?: Error } = {}
  const store: RowStore = {
    read: async () => new Map(stored),
    async write(changes) {
      if (fault.cause) throw fault.cause
      rounds.push([...changes.keys()])
      const before = new Map([...changes.keys()].map((key) => [key, stored.get(key) ?? null]))
      for (const [key, text] of changes)
        if (text === null) stored.delete(key)
        else stored.set(key, text)
      return before
    },
    clear: async () => stored.clear(),
  }
  return { store, stored, rounds, fault }
}

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Of tests before: opening one takes as long as the tests themselves. */
const idle: OpenedPglite[] = []
afterAll(async () => {
  for (const { close } of idle) await close()
})

/** A database as a page finds it; for the test. */
async function openDatabase(): Promise<OpenedPglite> {
  const opened = idle.pop() ?? (await openTestDatabase())
  ends.push(async () => {
    await opened.db.execute('drop schema if exists noted cascade')
    await emptyTables(opened.db)
    idle.push(opened)
  })
  return opened
}

/** Opens a page on the store of an earlier one. */
async function visit(store: RowStore) {
  const { db, client } = await openDatabase()
  const failures: unknown[] = []
  const rows = await persistRows(client, store, (cause) => failures.push(cause))
  ends.unshift(() => rows.end())
  /** Work, and the answer after it. */
  const answer = async (work: () => Promise<unknown>) => {
    rows.onStatement('update')
    await work()
    await rows.flush()
  }
  return { db, rows, failures, answer }
}

async function addUser({ db }: Awaited<ReturnType<typeof visit>>, email = ada.email) {
  const [user] = await db
    .insert(users)
    .values({ ...ada, email })
    .returning()
  if (!user) throw new Error('No user')
  return user
}

test('restores rows as they were: inserted, changed, deleted by cascades, deleted and inserted again', async () => {
  const { store } = createStore()
  const first = await visit(store)
  let id = ''
  await first.answer(async () => {
    const user = await addUser(first)
    id = user.id
    await first.db.insert(projects).values([
      { userId: id, name: 'kept', ...at },
      { userId: id, name: 'goes', ...at },
    ])
    await first.db.insert(idempotencyKeys).values({ userId: id, key: crypto.randomUUID(), requestHash: 'h', ...at })
  })
  await first.answer(async () => {
    const gone = await addUser(first, 'gone@example.com')
    await first.db.insert(stories).values({ userId: gone.id, displayTitle: 'T', creationMode: 'Text', ...at })
    await first.db.update(users).set({ firstName: 'Augusta' }).where(eq(users.id, id))
  })
  await first.answer(() => first.db.delete(users).where(eq(users.email, 'gone@example.com')))
  await first.answer(async () => {
    const [goes] = await first.db.delete(projects).where(eq(projects.name, 'goes')).returning()
    if (goes) await first.db.insert(projects).values({ ...goes, name: 'is back' })
  })

  const second = await visit(store)
  for (const table of [users, projects, stories, idempotencyKeys])
    expect(await second.db.select().from(table)).toEqual(await first.db.select().from(table))
  expect(await second.db.select({ name: users.firstName }).from(users)).toEqual([{ name: 'Augusta' }])
  expect(await second.db.select({ name: projects.name }).from(projects).orderBy(asc(projects.name))).toEqual([
    { name: 'is back' },
    { name: 'kept' },
  ])
  expect(await second.db.$count(stories)).toBe(0)
})

test('an answer writes its changed rows together, and none that were rolled back', async () => {
  const { store, rounds } = createStore()
  const page = await visit(store)
  const user = await addUser(page)
  await addUser(page, 'other@example.com')
  await page.answer(async () => undefined)
  rounds.length = 0

  await page.answer(() =>
    page.db.transaction(async (tx) => {
      const [project] = await tx
        .insert(projects)
        .values({ userId: user.id, name: 'P', ...at })
        .returning()
      await tx.update(users).set({ firstName: 'A' }).where(eq(users.id, user.id))
      expect(rounds).toEqual([])
      return project
    }),
  )
  const [round] = rounds
  expect(rounds.length).toBe(1)
  expect(round?.map((key) => key.split('/')[0]).sort()).toEqual(['projects', 'users'])
  expect(round).toContain(`users/${user.id}`)

  rounds.length = 0
  await page.answer(() =>
    page.db
      .transaction(async (tx) => {
        await tx.delete(users)
        throw new Error('refused')
      })
      .catch(() => undefined),
  )
  expect(rounds).toEqual([])
  await page.rows.flush()
  expect(await (await visit(store)).db.$count(users)).toBe(2)
})

test('answers during a write wait for the next one with their own rows', async () => {
  const { store, stored } = createStore()
  const page = await visit(store)
  const emails = Array.from({ length: 8 }, (_, index) => `u${index}@example.com`)
  await Promise.all(
    emails.map((email) =>
      page.answer(async () => addUser(page, email)).then(() => expect([...stored.values()].join('')).toContain(email)),
    ),
  )
  expect(await (await visit(store)).db.$count(users)).toBe(emails.length)
})

test('reports rows that could not be written and retries them in the next round', async () => {
  const { store, fault } = createStore()
  const page = await visit(store)
  fault.cause = new Error('The disk is full')
  await expect(page.answer(() => addUser(page))).rejects.toThrow('The disk is full')
  delete fault.cause
  await page.rows.flush()
  expect(await (await visit(store)).db.$count(users)).toBe(1)
})

/** Except its count, which is a separate row. */
const uncounted = (keys: readonly string[]) => keys.filter((key) => !key.startsWith('figure_changes/'))

test('stores rows written without a request; read-only statements store nothing', async () => {
  const { store, rounds } = createStore()
  const page = await visit(store)
  rounds.length = 0
  page.rows.onStatement('select "updated_at" from "users"')
  await page.rows.flush()
  page.rows.onStatement('insert into "users"')
  const { id } = await addUser(page)
  await expect.poll(() => rounds.map(uncounted)).toEqual([[`users/${id}`]])
  expect(page.failures).toEqual([])
})

test('drops rows of another schema; clearing deletes all rows and stops storing', async () => {
  const { store, stored } = createStore()
  const page = await visit(store)
  await page.answer(() => addUser(page))
  await store.write(new Map([['schema', 'of last week']]))
  const third = await visit(store)
  expect(await third.db.$count(users)).toBe(0)
  await third.answer(() => addUser(third))
  await third.rows.clear()
  expect(stored.size).toBe(0)
  await third.answer(() => addUser(third, 'late@example.com'))
  expect(stored.size).toBe(0)
})

test('hundreds of rows in one round do not slow down the next rounds', async () => {
  const { store, rounds } = createStore()
  const page = await visit(store)
  rounds.length = 0
  await page.answer(() =>
    page.db
      .insert(users)
      .values(Array.from({ length: 600 }, (_, index) => ({ ...ada, email: `${index}@example.com` }))),
  )
  expect(rounds.map((round) => uncounted(round).length)).toEqual([600])
  const [size] = readRows(await page.db.execute(`select pg_relation_size('noted.changes') as bytes`))
  expect(Number(size?.bytes)).toBe(0)
})

test('restores the rows before each round, and writes nothing after stopping', async () => {
  const { store } = createStore()
  const befores: ReadonlyMap<string, string | null>[] = []
  const { db, client } = await openDatabase()
  const failures: unknown[] = []
  const rows = await persistRows(
    client,
    store,
    (cause) => failures.push(cause),
    (before) => befores.push(before),
  )
  const page = { db } as Awaited<ReturnType<typeof visit>>
  const round = async (work: () => Promise<unknown>) => {
    rows.onStatement('update')
    await work()
    await rows.flush()
  }
  const user = await addUser(page)
  await round(async () => undefined)
  const then = await store.read()
  await round(() => db.update(users).set({ firstName: 'Augusta' }).where(eq(users.id, user.id)))
  await round(() => addUser(page, 'other@example.com'))
  await round(() => db.delete(users).where(eq(users.id, user.id)))
  for (const before of befores.slice(1).toReversed()) await store.write(before)
  expect(await store.read()).toEqual(then)

  await rows.end()
  await round(() => addUser(page, 'late@example.com'))
  expect(await store.read()).toEqual(then)
  expect(failures).toEqual([])
})
