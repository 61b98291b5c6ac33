import { useState } from 'react'
import { enter } from '../link/open-link.ts'
import { scenario } from '../scenarios/scenario.ts'
import { personas } from '../seeds/personas.ts'
import type { TabHost } from '../tab-host.ts'
import { demoStates } from '../seeds/demo-states.ts'

/** Signs in as a persona with everyday data or as a demo state. */
export function PersonaSection({ host }: { host: TabHost }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [coming, setComing] = useState<string | null>(null)
  const [demoState, setDemoState] = useState<string>(demoStates[0].id)
  const become = async (id: string) => {
    setComing(id)
    setRefusal(null)
    // A demo state starts without earlier faults.
    if (demoStates.some((each) => each.id === id)) scenario.reset()
    try {
      location.assign(await enter(host, id))
    } catch (cause) {
      setRefusal(cause instanceof Error ? cause.message : String(cause))
    }
    setComing(null)
  }
  return (
    <>
      <h3>Sign in as</h3>
      <ul>
        {personas.map((persona) => (
          <li key={persona.id}>
            <button type="button" disabled={coming !== null} onClick={() => void become(persona.id)}>
              {persona.firstName} {persona.lastName}
              <small>{coming === persona.id ? 'Creating stories…' : persona.what}</small>
            </button>
          </li>
        ))}
      </ul>
      <label>
        Load scenario
        <select value={demoState} onChange={({ target }) => setDemoState(target.value)}>
          {demoStates.map(({ id, what }) => (
            <option key={id} value={id}>
              {what}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={coming !== null} onClick={() => void become(demoState)}>
        {coming === demoState ? 'Creating it…' : 'Enter'}
      </button>
      {refusal !== null && <p role="alert">{refusal}</p>}
    </>
  )
}
