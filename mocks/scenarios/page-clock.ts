import type { ScenarioState } from './scenario-state.ts'
import { machineNow, scenario } from './scenario.ts'

/**
 * Lets the page's `Date` follow the scenario's clock, so that "2 days ago" and a form's default date match the backend's answers.
 * While that clock stands still, the page's runs on: code that measures time by `Date` would wait for ever.
 */
export function followClock(): void {
  const Machine = Date
  let aheadMs = 0
  const now = () => machineNow() + aheadMs
  const follow = ({ clock }: ScenarioState) =>
    void (aheadMs = clock.stoppedAtMs === null ? clock.aheadMs : clock.stoppedAtMs - machineNow())
  follow(scenario.read())
  scenario.onChange(follow)
  globalThis.Date = new Proxy(Machine, {
    construct: (machine, given, newTarget) =>
      Reflect.construct(machine, given.length > 0 ? given : [now()], newTarget) as object,
    get: (machine, name, receiver) => (name === 'now' ? now : (Reflect.get(machine, name, receiver) as unknown)),
  })
}
