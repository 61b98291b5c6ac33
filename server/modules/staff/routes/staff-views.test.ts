import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
let sam: TestUser
let fay: TestUser
beforeEach(async () => {
  await test.reset()
  sam = await test.user({ email: 'sam@storyloom.example', isStaff: true, staffRoles: ['SUPPORT'] })
  fay = await test.user({ isStaff: true, staffRoles: ['FINANCE'] })
})
afterAll(() => test.close())

const save = (as: TestUser, name: string, more: { search?: string; is_shared?: boolean } = {}) =>
  test.ok('createStaffView', {
    as,
    body: { grid: 'GENERATIONS', name, search: 'status=FAILED', is_shared: false, ...more },
  })
const namesOf = async (as: TestUser, grid: 'GENERATIONS' | 'USAGE' = 'GENERATIONS') =>
  (await test.ok('listStaffViews', { as, query: { grid } })).results.map(({ name }) => name)

describe('saved views of a staff list', () => {
  it('listStaffViews, updateStaffView, deleteStaffView: saved views are private until they are shared, and only their owner changes them', async () => {
    const failed = await save(sam, 'Failed')
    await save(fay, 'Mine')
    expect([await namesOf(sam), await namesOf(fay), await namesOf(sam, 'USAGE')]).toEqual([['Failed'], ['Mine'], []])
    const params = { view_id: failed.view_id }
    await test.ok('updateStaffView', { as: sam, params, body: { is_shared: true } })
    expect((await test.ok('listStaffViews', { as: fay, query: { grid: 'GENERATIONS' } })).results).toMatchObject([
      { name: 'Mine', is_own: true },
      { name: 'Failed', is_own: false, is_shared: true, search: 'status=FAILED', owner_email: sam.email },
    ])
    expect((await test.call('updateStaffView', { as: fay, params, body: { name: 'Taken' } })).status).toBe(404)
    expect((await test.call('deleteStaffView', { as: fay, params })).status).toBe(404)
    await test.ok('deleteStaffView', { as: sam, params })
    expect(await namesOf(fay)).toEqual(['Mine'])
  })

  it('createStaffView: a saved staff view is overwritten by one of the same name, and not renamed onto another', async () => {
    const first = await save(sam, 'Failed')
    const again = await save(sam, 'Failed', { search: 'status=CANCELLED' })
    expect(again).toMatchObject({ view_id: first.view_id, search: 'status=CANCELLED' })
    const other = await save(sam, 'Other')
    const renamed = await test.call('updateStaffView', {
      as: sam,
      params: { view_id: other.view_id },
      body: { name: 'Failed' },
    })
    expect(renamed).toMatchObject({ status: 400, body: { fields: { name: [expect.any(String)] } } })
  })

  it('saved views of a user who is no longer staff are not shown', async () => {
    await save(sam, 'Failed', { is_shared: true })
    await test.db.update(users).set({ isStaff: false }).where(eq(users.id, sam.id))
    expect(await namesOf(fay)).toEqual([])
  })
})
