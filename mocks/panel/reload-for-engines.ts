import { scenario } from '../scenarios/scenario.ts'

/** Changes the scenario; where other engines are connected then, the page is loaded again, because it asks once who works here. */
export function reloadForEngines(change: () => void): void {
  const before = scenario.read().hasProviders
  change()
  if (scenario.read().hasProviders !== before) location.reload()
}
