import { useState } from 'react'
import { scenario, storageFaults, type ScenarioState } from '../scenarios/scenario.ts'
import { RefusalSection } from './refusal-section.tsx'

const engines = ['writer', 'voice', 'illustrator'] as const

/** Slow, broken and refused calls, to see what the screens make of them. */
export function ScenarioSection() {
  const [state, setState] = useState(scenario.read)
  const change = (part: Partial<ScenarioState>) => {
    scenario.set(part)
    setState(scenario.read())
  }
  return (
    <>
      <h3>Scenario</h3>
      <label>
        Delay of every call, ms
        <input
          type="number"
          min={0}
          max={10_000}
          step={100}
          value={state.latencyMs}
          onChange={(event) => change({ latencyMs: Number(event.target.value) || 0 })}
        />
      </label>
      <label className="is-row">
        <input
          type="checkbox"
          checked={state.isOffline}
          onChange={(event) => change({ isOffline: event.target.checked })}
        />
        No connection
      </label>
      <label className="is-row">
        <input
          type="checkbox"
          checked={state.verifiesEmail}
          onChange={(event) => change({ verifiesEmail: event.target.checked })}
        />
        New accounts verify their email first
      </label>
      <label>
        This engine fails
        <select
          value={state.brokenEngine ?? ''}
          onChange={(event) => change({ brokenEngine: engines.find((name) => name === event.target.value) ?? null })}
        >
          <option value="">None</option>
          {engines.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className="is-row">
        <input
          type="checkbox"
          checked={state.isSocketDown}
          onChange={(event) => change({ isSocketDown: event.target.checked })}
        />
        No realtime connection
      </label>
      <label>
        Uploads to the storage end with
        <select
          value={state.storage ?? ''}
          onChange={(event) => change({ storage: storageFaults.find((fault) => fault === event.target.value) ?? null })}
        >
          <option value="">200</option>
          {storageFaults.map((fault) => (
            <option key={fault}>{fault}</option>
          ))}
        </select>
      </label>
      <RefusalSection refused={state.refused} onChange={(refused) => change({ refused })} />
    </>
  )
}
