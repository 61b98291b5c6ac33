import { useState } from 'react'
import { PERSONA_PASSWORD, personas, type Persona } from '../seeds/personas.ts'

/** Logs in through the product's own call and leaves the session where the product keeps it. */
async function become(persona: Persona): Promise<string | null> {
  const answer = await fetch('/api/dj-rest-auth/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: persona.email, password: PERSONA_PASSWORD }),
  })
  const body = (await answer.json()) as { access?: string }
  if (body.access === undefined) return `Logging in was refused (${answer.status})`
  localStorage.setItem('token', body.access)
  localStorage.setItem('isLoginSuccessful', 'true')
  localStorage.removeItem('user')
  location.assign(persona.isProfileComplete ? '/app' : '/complete-profile')
  return null
}

export function PersonaSection() {
  const [refusal, setRefusal] = useState<string | null>(null)
  return (
    <>
      <h3>Be somebody</h3>
      <ul>
        {personas.map((persona) => (
          <li key={persona.id}>
            <button type="button" onClick={() => void become(persona).then(setRefusal)}>
              {persona.firstName} {persona.lastName}
              <small>{persona.what}</small>
            </button>
          </li>
        ))}
      </ul>
      {refusal !== null && <p role="alert">{refusal}</p>}
    </>
  )
}
