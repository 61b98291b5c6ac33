import { afterAll, beforeEach, expect, it } from 'vitest'
import { createWriter } from '#engines/draft/writer/writer.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp({ engines: { writer: createWriter() } })
beforeEach(() => test.reset())
afterAll(() => test.close())

const PROMPT = 'Three habits of people who sleep well'

async function narration(person: TestUser, use_brand_settings: boolean): Promise<string> {
  const body = { initial_prompt: PROMPT, use_brand_settings }
  const { story_id } = await test.ok('createAndGenerateStory', { as: person, body })
  await test.runJobs()
  const { scenes } = await test.ok('getStory', { as: person, query: { story_id } })
  return scenes.map(({ text }) => text).join(' ')
}

it('two companies get different stories and suggestions from the same prompt, and the same story without their brand', async () => {
  const [ada, eve] = [await test.user(), await test.user()]
  const ovens = { about_company: 'Ovenworks sells ovens that bake evenly.', ideal_customer_profile: 'Small bakeries' }
  const yoga = { about_company: 'We teach yoga in parks.', ideal_customer_profile: 'People with a desk job' }
  await test.ok('updateUserBrandSettings', { as: ada, body: ovens })
  await test.ok('updateUserBrandSettings', { as: eve, body: yoga })
  const [ofOvens, ofYoga] = [await narration(ada, true), await narration(eve, true)]
  expect(ofOvens).toContain('Ovenworks sells ovens')
  expect(ofYoga).toContain('We teach yoga in parks.')
  expect(ofOvens).not.toBe(ofYoga)
  expect(await narration(ada, false)).toBe(await narration(eve, false))
  const suggested = async (as: TestUser) => (await test.ok('getUserDetails', { as })).suggested_content
  const [first, second] = [await suggested(ada), await suggested(eve)]
  expect(first.length).toBeGreaterThan(3)
  expect(first.filter((prompt) => second.includes(prompt))).toEqual([])
})
