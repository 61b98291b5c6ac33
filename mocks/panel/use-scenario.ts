import { useMemo, useSyncExternalStore } from 'react'
import type { ScenarioState } from '../scenarios/scenario-state.ts'
import { scenario } from '../scenarios/scenario.ts'

/** The current scenario of simulated faults. */
export function useScenario(): ScenarioState {
  const text = useSyncExternalStore(scenario.onChange, scenario.text)
  return useMemo(() => scenario.read(), [text])
}
