import { operations, type OperationId } from '#generated/server/operations.ts'
import { listedAnswers } from '../scenarios/listed-answers.ts'
import type { CallFault } from '../scenarios/scenario-state.ts'
import { scenario } from '../scenarios/scenario.ts'
import { useScenario } from './use-scenario.ts'

const ids = (Object.keys(operations) as OperationId[]).sort()
const DELAYS_MS = [500, 2_000, 10_000]

/** Simulated faults of single operations. */
export function CallFaults() {
  const { calls } = useScenario()
  const change = (id: OperationId, fault: CallFault | undefined) => {
    const { [id]: _before, ...others } = scenario.read().calls
    scenario.set({ calls: fault ? { ...others, [id]: fault } : others })
  }
  const broken = ids.filter((id) => calls[id] !== undefined)
  return (
    <>
      {broken.map((id) => (
        <label key={id}>
          {id}
          <select value={JSON.stringify(calls[id])} onChange={({ target }) => change(id, read(target.value))}>
            <option value="">Responds again</option>
            {choicesOf(id).map(([label, fault]) => (
              <option key={label} value={JSON.stringify(fault)}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        Change the response to this call
        <select
          value=""
          onChange={({ target }) => {
            const id = ids.find((each) => each === target.value)
            if (id) change(id, { kind: 'never' })
          }}
        >
          <option value="">None</option>
          {ids
            .filter((id) => !broken.includes(id))
            .map((id) => (
              <option key={id}>{id}</option>
            ))}
        </select>
      </label>
    </>
  )
}

const read = (value: string): CallFault | undefined => (value === '' ? undefined : (JSON.parse(value) as CallFault))

function choicesOf(id: OperationId): [string, CallFault][] {
  return [
    ['Never responds', { kind: 'never' }],
    ...DELAYS_MS.map((ms): [string, CallFault] => [`Waits ${ms / 1_000} s`, { kind: 'delay', ms }]),
    ...listedAnswers(id).map(({ status, name, summary }): [string, CallFault] => [
      `${status}: ${summary}`,
      { kind: 'example', status, name },
    ]),
  ]
}
