import { afterAll, describe, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { contract } from './contract.ts'
import { assignMass } from './mass-assignment.ts'
import { seedAccount } from './seed-account.ts'

const test = await createTestApp()
const victim = await seedAccount(test)
afterAll(() => test.close())

describe('protected fields cannot be set through', () => {
  it.each(contract.filter(({ isRead, isGuarded, body }) => !isRead && isGuarded && body))(
    'protected fields cannot be set through $id',
    async (operation) => {
      const owner = await seedAccount(test)
      expect(await assignMass(test, test.db, operation, owner, victim)).toEqual([])
    },
  )

  it('register: protected fields cannot be set', async () => {
    const account = {
      username: 'eve@example.com',
      password: 'loom-weaves-9',
      first_name: 'Eve',
      last_name: 'Adams',
      company_name: 'Orchard',
      how_did_you_hear_about_us: 'Google',
      agree_to_tnc: true,
    }
    for (const more of [
      { is_staff: true },
      { is_premium: true },
      { credit_summary: { balance: 9_999 } },
      { user_id: victim.user.id },
    ])
      expect(await test.call('register', { body: { ...account, ...more } })).toMatchObject({ status: 400 })
    expect((await test.call('register', { body: account })).status).toBe(201)
  })
})
