import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { stories, users } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { PERSONA_PASSWORD, personas, type Persona } from './personas.ts'
import { seedPersonas } from './seed-personas.ts'
import { seedStories } from './seed-stories.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const personaOf = (id: Persona['id']) => {
  const found = personas.find((persona) => persona.id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}

async function liveAs(id: Persona['id']) {
  const persona = personaOf(id)
  const body = { username: persona.email, password: PERSONA_PASSWORD }
  const { access: token } = await test.ok('login', { body })
  await seedStories({ app: test.app, backend: test.backend, settle: test.runJobs }, persona, token)
  const list = async (archived: boolean) =>
    (await test.ok('getUserStories', { as: { token }, query: { archived } })).results
  return { token, shown: await list(false), archived: await list(true), list }
}

it.each(['free', 'premium', 'staff'] as const)(
  '%s lives in the app: every state, a project, real scenes',
  async (id) => {
    await seedPersonas(test.app)
    const { token, shown, archived } = await liveAs(id)
    expect(shown.map(({ status }) => status).sort()).toEqual(['COMPLETED', 'FAILED', 'GENERATING'])
    expect(archived.map(({ status }) => status)).toEqual(['COMPLETED'])
    const finished = shown.find(({ status }) => status === 'COMPLETED')
    const [project] = (await test.ok('listProjects', { as: { token }, query: {} })).results
    expect(finished?.project_id).toBe(project?.id)
    const failed = shown.find(({ status }) => status === 'FAILED')
    const story = await test.ok('getStory', { as: { token }, query: { story_id: failed?.id ?? '' } })
    expect(story.scenes.at(-1)).toMatchObject({ status: 'FAILED', arolls: [] })
  },
)

it('the story seed runs once, gives the same user the same stories, and gives a new user none', async () => {
  await seedPersonas(test.app)
  const first = await liveAs('free')
  const again = await liveAs('free')
  expect(again.shown.length + again.archived.length).toBe(4)
  await liveAs('newcomer')
  const nora = await test.db.select().from(users).innerJoin(stories, eq(stories.userId, users.id))
  expect(nora.every(({ users: { email } }) => email !== personaOf('newcomer').email)).toBe(true)
  const titles = first.shown.map(({ display_title }) => display_title).sort()
  await test.reset()
  await seedPersonas(test.app)
  expect((await liveAs('free')).shown.map(({ display_title }) => display_title).sort()).toEqual(titles)
})
