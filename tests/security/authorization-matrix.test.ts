import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { operations, type OperationId } from '#generated/server/operations.ts'
import { makeRenderToken, RENDERER_OPERATIONS } from '#server/platform/auth/authenticate.ts'
import { renders, users } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { attack, leaks } from './attack.ts'
import { contract } from './contract.ts'
import { slotsOf } from './slots.ts'
import { toCall, validRequest } from './valid-requests.ts'
import { seedAccount } from './seed-account.ts'

// Only here every operation is called by all who may not call it: visitors, other accounts, staff of each role, renderers. It reads
// answers and rows, so a new operation is covered without its own test.
const test = await createTestApp()
const victim = await seedAccount(test)
const other = await seedAccount(test)
const staff = await seedAccount(test, { isStaff: true })
const reader = await seedAccount(test)
afterAll(() => test.close())

const guarded = contract.filter(({ isGuarded }) => isGuarded)
const forAnyUser = guarded.filter(({ isForStaff }) => !isForStaff)
const forStaff = guarded.filter(({ isForStaff }) => isForStaff)
const ask = (id: OperationId, as?: { token: string }) => {
  const operation = contract.find((each) => each.id === id)
  if (!operation) throw new Error(`The contract has no ${id}`)
  return test.call(id, { ...(as ? { as } : {}), ...toCall(operation, validRequest(operation, victim)) })
}

it('the authorization matrix covers every operation of the server, and every id they take', () => {
  expect(contract.map(({ id }) => id).sort()).toEqual(Object.keys(operations).sort())
  expect(contract.flatMap(slotsOf).length).toBeGreaterThan(150)
})

it('the authorization matrix leaves these few operations open to visitors, and no others', () => {
  const open = contract.filter(({ isGuarded }) => !isGuarded).map(({ id }) => id)
  expect(open.sort()).toEqual([
    'confirmEmailChange',
    'getPublicStory',
    'login',
    'loginWithGoogle',
    'register',
    'resendVerificationEmail',
    'resetPassword',
    'verifyEmail',
  ])
})

describe('a visitor gets nothing from', () => {
  it.each(guarded)('a visitor gets nothing from $id', async ({ id }) => {
    const [, claims = ''] = victim.user.token.split('.')
    const tokens = [undefined, 'nonsense', `${btoa('{"alg":"none"}')}.${claims}.`]
    for (const token of tokens) {
      const answer = await ask(id, token === undefined ? undefined : { token })
      expect(answer.status).toBe(401)
      expect(leaks(answer, victim)).toBe(false)
    }
  })
})

describe('another user reaches nothing through', () => {
  it.each(forAnyUser)('another user reaches nothing through $id', async (operation) => {
    expect(await attack(test, test.db, operation, other, victim)).toEqual([])
  })
})

describe('staff reach no user’s records through', () => {
  it.each(forAnyUser)('staff reach no user’s records through $id', async (operation) => {
    expect(await attack(test, test.db, operation, staff, victim)).toEqual([])
  })
})

describe('users who are not staff are refused', () => {
  it.each(forStaff)('a user who is not staff is refused by $id', async ({ id }) => {
    expect(await ask(id, victim.user)).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } })
  })
})

const ROLES = ['SUPPORT', 'FINANCE', 'REVIEWER', 'ADMIN'] as const

describe.each(ROLES)('staff with the role %s find only their own', (role) => {
  it.each(forStaff)('staff reach $id only with a role that may', async ({ id, roles }) => {
    const member = await test.user({ isStaff: true, staffRoles: [role] })
    const isOpen = role === 'ADMIN' || roles.every((each) => each === 'staff') || roles.includes(role.toLowerCase())
    const { status } = await ask(id, member)
    // The call itself checks the kind of rows; admins have all.
    if (!isOpen) expect(status).toBe(403)
    else if (role === 'ADMIN' || !['listStaffRows', 'exportStaffRows'].includes(id))
      expect([401, 403]).not.toContain(status)
  })
})

it('former staff reach nothing, whatever roles they had', async () => {
  const former = await test.user({ isStaff: false, staffRoles: ['ADMIN'] })
  for (const { id } of forStaff) expect((await ask(id, former)).status).toBe(403)
})

describe('without an id, other users’ records are absent from', () => {
  it.each(forAnyUser.filter((operation) => operation.isRead && slotsOf(operation).length === 0))(
    'other users’ records are absent from $id, which takes no id',
    async ({ id }) => {
      const answer = await ask(id, other.user)
      expect([200, 400]).toContain(answer.status)
      expect(leaks(answer, victim)).toBe(false)
    },
  )
})

describe('the owner may call', () => {
  it.each(forAnyUser.filter(({ id }) => !RENDERER_OPERATIONS.includes(id)))(
    'the owner may call $id',
    async (operation) => {
      // A separate demo state, because the call may delete it.
      const owner = operation.isRead ? reader : await seedAccount(test)
      const { status, body } = await test.call(operation.id, {
        as: owner.user,
        ...toCall(operation, validRequest(operation, owner)),
      })
      const failures = test.takeLogged().map(({ cause }) => String(cause))
      // The matrix above means something only if the same request of the owner gets past the guards.
      expect([401, 403, 404, 405, 415, 500], `${JSON.stringify(body)} ${failures.join()}`).not.toContain(status)
    },
  )
})

describe('an emailed password opens nothing before it is changed', () => {
  it.each(guarded.filter(({ id }) => !['changePassword', 'logout', 'getUserDetails'].includes(id)))(
    'an emailed password does not open $id before it is changed',
    async ({ id }) => {
      const guest = await test.user()
      await test.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, guest.id))
      expect(await ask(id, guest)).toMatchObject({ status: 403, body: { error: 'PASSWORD_CHANGE_REQUIRED' } })
    },
  )
})

describe('a renderer’s token', () => {
  it.each(guarded)(
    'a renderer’s token opens $id only if that is for renderers, and only its own render',
    async ({ id }) => {
      const { token, tokenHash } = await makeRenderToken()
      await test.db.update(renders).set({ tokenHash, status: 'RENDERING' }).where(eq(renders.id, other.ids.render))
      const answer = await ask(id, { token })
      expect(answer.status).toBe(RENDERER_OPERATIONS.includes(id) ? 404 : 403)
      expect(leaks(answer, victim)).toBe(false)
    },
  )
})
