import { useState } from 'react'
import { engineNames, scenario, storageFaults, type EngineName, type ScenarioState } from '../scenarios/scenario.ts'
import { RefusalSection } from './refusal-section.tsx'

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
      <EngineChoice
        label="This engine fails"
        value={state.brokenEngine}
        onChange={(brokenEngine) => change({ brokenEngine })}
      />
      <EngineChoice
        label="This engine waits"
        value={state.heldEngine}
        onChange={(heldEngine) => change({ heldEngine })}
      />
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

function EngineChoice({
  label,
  value,
  onChange,
}: {
  label: string
  value: EngineName | null
  onChange: (name: EngineName | null) => void
}) {
  return (
    <label>
      {label}
      <select
        value={value ?? ''}
        onChange={(event) => onChange(engineNames.find((name) => name === event.target.value) ?? null)}
      >
        <option value="">None</option>
        {engineNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  )
}
