import { useMemo, useSyncExternalStore } from 'react'
import type { ScenarioState } from '../scenarios/scenario-state.ts'
import { scenario } from '../scenarios/scenario.ts'

/** What goes wrong on purpose, as it is now. */
export function useScenario(): ScenarioState {
  const text = useSyncExternalStore(scenario.onChange, scenario.text)
  return useMemo(() => scenario.read(), [text])
}
