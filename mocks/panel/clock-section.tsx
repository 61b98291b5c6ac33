import { useState } from 'react'
import { writeTime } from '../link/dev-link.ts'
import { jumpTo, momentsOf, type NextMoments } from '../scenarios/app-clock.ts'
import { scenario } from '../scenarios/scenario.ts'
import type { TabHost } from '../tab-host.ts'
import { useScenario } from './use-scenario.ts'

const HOUR_MS = 3_600_000
const STEPS = [
  ['+1 hour', HOUR_MS],
  ['+1 day', 24 * HOUR_MS],
  ['+30 days', 30 * 24 * HOUR_MS],
] as const

/** The clock of backend and page: runs everything due by then and reloads the page at that time. */
export function ClockSection({ host }: { host: TabHost }) {
  const { clock } = useScenario()
  const [missing, setMissing] = useState<string | null>(null)
  const now = scenario.now()
  const jump = async (what: keyof NextMoments) => {
    const moment = (await momentsOf(host))[what]
    if (moment) await jumpTo(host, moment)
    else setMissing(what === 'renewal' ? 'No plan renews or ends' : 'No credits expire')
  }
  return (
    <>
      <h3>App clock</h3>
      <p>
        {now.toISOString().slice(0, 16).replace('T', ' ')} UTC
        {clock.stoppedAtMs !== null ? ', stopped' : clock.aheadMs !== 0 && `, ${writeTime(clock.aheadMs)} ahead`}
      </p>
      <div className="is-buttons">
        {STEPS.map(([label, ms]) => (
          <button key={label} type="button" onClick={() => void jumpTo(host, new Date(scenario.now().getTime() + ms))}>
            {label}
          </button>
        ))}
        <button type="button" onClick={() => void jump('renewal')}>
          To the next renewal
        </button>
        <button type="button" onClick={() => void jump('expiry')}>
          To the next expiry
        </button>
      </div>
      {missing !== null && <p role="alert">{missing}</p>}
      <label className="is-row">
        <input
          type="checkbox"
          checked={clock.stoppedAtMs !== null}
          onChange={({ target }) => scenario.stopClock(target.checked)}
        />
        Stopped
      </label>
    </>
  )
}
