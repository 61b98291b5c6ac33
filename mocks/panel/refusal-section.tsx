import { operations, type OperationId } from '#generated/server/operations.ts'
import { listedErrors } from '../scenarios/listed-errors.ts'
import type { ScenarioState } from '../scenarios/scenario.ts'

const ids = (Object.keys(operations) as OperationId[]).sort()

interface RefusalSectionProps {
  refused: ScenarioState['refused']
  onChange: (refused: ScenarioState['refused']) => void
}

/** One call answers with one of the errors that the contract lists for it. */
export function RefusalSection({ refused, onChange }: RefusalSectionProps) {
  const refuse = (id: OperationId, at: number) => {
    const error = listedErrors(id)[at]
    onChange(error ? { operationId: id, name: error.name, status: error.status, body: error.body } : null)
  }
  const errors = refused ? listedErrors(refused.operationId) : []
  return (
    <>
      <label>
        Refuse this call
        <select
          value={refused?.operationId ?? ''}
          onChange={({ target }) => {
            const id = ids.find((each) => each === target.value)
            if (id) refuse(id, 0)
            else onChange(null)
          }}
        >
          <option value="">None</option>
          {ids.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
      {refused && (
        <label>
          With this error
          <select
            value={errors.findIndex(({ status, name }) => status === refused.status && name === refused.name)}
            onChange={({ target }) => refuse(refused.operationId, Number(target.value))}
          >
            {errors.map(({ status, name, summary }, at) => (
              <option key={`${status} ${name}`} value={at}>
                {status}: {summary}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}
