import { useState } from 'react'
import { operations, type OperationId } from '#generated/server/operations.ts'
import { scenario, type ScenarioState } from '../scenarios/scenario.ts'

const ids = (Object.keys(operations) as OperationId[]).sort()

/** Slow, broken and refused calls, to see what the screens make of them. */
export function ScenarioSection() {
  const [state, setState] = useState(scenario.read)
  const change = (part: Partial<ScenarioState>) => {
    scenario.set(part)
    setState(scenario.read())
  }
  const refuse = (id: string) =>
    change({
      refused: isOperationId(id)
        ? { operationId: id, status: 500, body: { message: 'Refused by the developer panel', error: 'SCENARIO' } }
        : null,
    })
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
      <label>
        Refuse this call with 500
        <select value={state.refused?.operationId ?? ''} onChange={(event) => refuse(event.target.value)}>
          <option value="">None</option>
          {ids.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
    </>
  )
}

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operations, id)
}
