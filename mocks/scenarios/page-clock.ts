import type { ScenarioState } from './scenario-state.ts'
import { machineNow, scenario } from './scenario.ts'

/**
 * Lets the page's `Date` follow the scenario's clock, so that "2 days ago" and what a form proposes for today are true by the same clock
 * as the backend's answers. While that stands still, the page goes on from there: what measures time by `Date` would wait for ever.
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
