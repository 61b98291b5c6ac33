import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { users } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { requireSafePrompt, safePrompt } from './before-drawing.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

async function personWhoSees(showMatureContent: boolean): Promise<string> {
  const { id } = await test.user()
  await test.db.update(users).set({ showMatureContent }).where(eq(users.id, id))
  return id
}

it('A prompt from the writer is drawn without mature content for a user who has it switched off', async () => {
  const [shy, open] = [await personWhoSees(false), await personWhoSees(true)]
  const prompt = 'a naked statue,  at dusk'
  expect(await safePrompt(test, shy, prompt)).toBe('a statue, at dusk')
  expect(await safePrompt(test, open, prompt)).toBe(prompt)
  expect(await safePrompt(test, shy, 'a statue,  at dusk')).toBe('a statue,  at dusk')
  await expect(safePrompt(test, open, 'a beheading')).rejects.toThrow('may break our content rules')
})

it('A user’s own prompt is refused where it requests mature content that is off in the account', async () => {
  const [shy, open] = [await personWhoSees(false), await personWhoSees(true)]
  await expect(requireSafePrompt(test, shy, 'a naked statue')).rejects.toMatchObject({
    body: { error: 'SAFETY_SYSTEM_VIOLATION', detail: 'Mature content is off in your account' },
  })
  await expect(requireSafePrompt(test, shy, 'a statue')).resolves.toBeUndefined()
  await expect(requireSafePrompt(test, open, 'a naked statue')).resolves.toBeUndefined()
  await expect(requireSafePrompt(test, open, 'a beheading')).rejects.toMatchObject({ status: 400 })
})
