import { scenario } from '../scenarios/scenario.ts'

/** Changes the scenario; reloads the page if the engines change, because it fetches them once. */
export function reloadForEngines(change: () => void): void {
  const before = scenario.read().hasProviders
  change()
  if (scenario.read().hasProviders !== before) location.reload()
}
