import { writeLink } from '../link/dev-link.ts'
import { scenario } from '../scenarios/scenario.ts'
import { reloadForEngines } from './reload-for-engines.ts'
import { useScenario } from './use-scenario.ts'

/** The active faults, and their reset. */
export function ChangesSection() {
  const state = useScenario()
  const changes = writeLink({ as: null, view: null, scenario: state }).split(',').filter(Boolean)
  if (changes.length === 0) return <p>No active faults.</p>
  return (
    <div className="is-changed" role="status">
      <p>Active faults: {changes.join(', ')}</p>
      <button type="button" onClick={() => reloadForEngines(scenario.reset)}>
        Reset
      </button>
    </div>
  )
}
