import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PreparedPglite } from './prepared-pglite.ts'

let db: PreparedPglite
beforeAll(async () => {
  db = await PreparedPglite.open()
})
beforeEach(() =>
  db.exec('drop table if exists t; create table t (id int primary key, name text, tags text[], at timestamptz)'),
)
afterAll(() => db.close())

const insert = 'insert into t values ($1, $2, $3, $4) returning *'

test('PGlite with prepared statements returns rows, types and counts as PGlite does, also the second time', async () => {
  for (const id of [1, 2]) {
    const { rows, affectedRows } = await db.query(insert, [id, null, ['a', 'b "c"'], new Date(0)])
    expect(rows).toEqual([{ id, name: null, tags: ['a', 'b "c"'], at: new Date(0) }])
    expect(affectedRows).toBe(1)
  }
  const { rows } = await db.query('select id, name from t order by id', [], { rowMode: 'array' })
  expect(rows).toEqual([
    [1, null],
    [2, null],
  ])
})

test('a refused statement leaves the database ready, inside and outside a transaction', async () => {
  await db.query(insert, [1, 'one', null, null])
  await expect(db.query(insert, [1, 'again', null, null])).rejects.toMatchObject({ code: '23505' })
  await expect(db.query('select nothing from t')).rejects.toMatchObject({ code: '42703' })
  await expect(db.query('select nothing from t')).rejects.toMatchObject({ code: '42703' })
  await db.transaction(async (tx) => {
    await tx.query(insert, [2, 'two', null, null])
    await tx.query('savepoint sp')
    await expect(tx.query(insert, [2, 'again', null, null])).rejects.toMatchObject({ code: '23505' })
    await tx.query('rollback to savepoint sp')
  })
  const refused = db.transaction(async (tx) => {
    await tx.query(insert, [3, 'three', null, null])
    await tx.query(insert, [1, 'again', null, null])
  })
  await expect(refused).rejects.toMatchObject({ code: '23505' })
  expect((await db.query<{ id: number }>('select id from t order by id')).rows).toEqual([{ id: 1 }, { id: 2 }])
})

test('queries beside a transaction wait for its end', async () => {
  const order: string[] = []
  const inside = db.transaction(async (tx) => {
    await tx.query(insert, [1, 'one', null, null])
    order.push('inside')
  })
  const beside = db.query<{ n: number }>('select count(*)::int as n from t').then(({ rows }) => {
    order.push('beside')
    return rows[0]?.n
  })
  await inside
  expect(await beside).toBe(1)
  expect(order).toEqual(['inside', 'beside'])
})

test('more statements than are cached all work', async () => {
  for (let at = 0; at < 450; at++)
    expect((await db.query<{ n: number }>(`select ${at}::int as n`)).rows).toEqual([{ n: at }])
  expect((await db.query<{ n: number }>('select 0::int as n')).rows).toEqual([{ n: 0 }])
  const { rows } = await db.query<{ n: number }>('select count(*)::int as n from pg_prepared_statements')
  expect(rows[0]?.n).toBeLessThanOrEqual(400)
})
