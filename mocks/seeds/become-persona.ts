import { and, eq, inArray } from 'drizzle-orm'
import { stories } from '#server/platform/db/schema/index.ts'
import { createCaller } from '#server/testing/caller.ts'
import type { TabHost } from '../tab-host.ts'
import { PERSONA_PASSWORD, type Persona } from './personas.ts'

const POLL_INTERVAL_MS = 200

/** Logs in through the product's call, stores the session where the product does, and answers the first page. Rejects when refused. */
export async function becomePersona(host: TabHost, persona: Persona): Promise<string> {
  const body = { username: persona.email, password: PERSONA_PASSWORD }
  const { access } = await createCaller(host.backend, []).ok('login', { body, clientAddress: 'this tab' })
  // Once for each of them: a project and stories in every state, made by the product's own engines.
  const { seedStories } = await import('./seed-stories.ts')
  await seedStories({ app: host.app, backend: host.backend, settle: (ids) => untilMade(host, ids) }, persona, access)
  await host.rows.flush()
  localStorage.setItem('token', access)
  localStorage.setItem('isLoginSuccessful', 'true')
  localStorage.removeItem('user')
  return persona.isProfileComplete ? '/app' : '/complete-profile'
}

/** Until no story is being made any more. */
async function untilMade({ app }: TabHost, storyIds: readonly string[]): Promise<void> {
  const isBusy = and(inArray(stories.id, [...storyIds]), eq(stories.status, 'GENERATING'))
  while ((await app.db.$count(stories, isBusy)) > 0)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
}
