import { and, eq, inArray } from 'drizzle-orm'
import { useState } from 'react'
import { stories } from '#server/db/schema/index.ts'
import { PERSONA_PASSWORD, personas, type Persona } from '../seeds/personas.ts'
import type { TabHost } from '../tab-host.ts'

const POLL_INTERVAL_MS = 200

/** Logs in through the product's own call and leaves the session where the product keeps it. */
async function become(persona: Persona, host: TabHost): Promise<string | null> {
  const answer = await fetch('/api/dj-rest-auth/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: persona.email, password: PERSONA_PASSWORD }),
  })
  const body = (await answer.json()) as { access?: string }
  if (body.access === undefined) return `Logging in was refused (${answer.status})`
  // Once for each of them: a project and stories in every state, made by the product's own engines.
  const { seedStories } = await import('../seeds/seed-stories.ts')
  await seedStories(
    { app: host.app, backend: host.backend, settle: (ids) => untilMade(host, ids) },
    persona,
    body.access,
  )
  await host.rows.flush()
  localStorage.setItem('token', body.access)
  localStorage.setItem('isLoginSuccessful', 'true')
  localStorage.removeItem('user')
  location.assign(persona.isProfileComplete ? '/app' : '/complete-profile')
  return null
}

/** Until no story is being made any more. */
async function untilMade({ app }: TabHost, storyIds: readonly string[]): Promise<void> {
  const isBusy = and(inArray(stories.id, [...storyIds]), eq(stories.status, 'GENERATING'))
  while ((await app.db.$count(stories, isBusy)) > 0)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
}

export function PersonaSection({ host }: { host: TabHost }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [coming, setComing] = useState<Persona['id'] | null>(null)
  const handleChoice = async (persona: Persona) => {
    setComing(persona.id)
    setRefusal(await become(persona, host))
    setComing(null)
  }
  return (
    <>
      <h3>Be somebody</h3>
      <ul>
        {personas.map((persona) => (
          <li key={persona.id}>
            <button type="button" disabled={coming !== null} onClick={() => void handleChoice(persona)}>
              {persona.firstName} {persona.lastName}
              <small>{coming === persona.id ? 'Making some stories, a moment …' : persona.what}</small>
            </button>
          </li>
        ))}
      </ul>
      {refusal !== null && <p role="alert">{refusal}</p>}
    </>
  )
}
