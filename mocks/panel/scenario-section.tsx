import { engineFaults, engineNames, type EngineName, storageFaults } from '../scenarios/scenario-state.ts'
import { scenario } from '../scenarios/scenario.ts'
import { CallFaults } from './call-faults.tsx'
import { reloadForEngines } from './reload-for-engines.ts'
import { useScenario } from './use-scenario.ts'

/** Slow, broken and refused calls, and failing engines, to test the screens. */
export function ScenarioSection() {
  const state = useScenario()
  const { set } = scenario
  return (
    <>
      <CallScenario />
      <Check
        label="New accounts verify their email first"
        checked={state.verifiesEmail}
        onChange={(verifiesEmail) => set({ verifiesEmail })}
      />
      <label>
        Upload result
        <select
          value={state.storage ?? ''}
          onChange={({ target }) => set({ storage: storageFaults.find((fault) => fault === target.value) ?? null })}
        >
          <option value="">200</option>
          {storageFaults.map((fault) => (
            <option key={fault}>{fault}</option>
          ))}
        </select>
      </label>
      <h3>Engines</h3>
      <Check
        label="Provider models connected (simulated)"
        checked={state.hasProviders}
        onChange={(hasProviders) => reloadForEngines(() => set({ hasProviders }))}
      />
      {engineNames.map((name) => (
        <EngineChoice key={name} name={name} />
      ))}
    </>
  )
}

/** Faults of calls, with and without a backend. */
export function CallScenario() {
  const state = useScenario()
  const { set } = scenario
  return (
    <>
      <h3>Faults</h3>
      <label>
        Delay per call, ms
        <input
          type="number"
          min={0}
          max={10_000}
          step={100}
          value={state.latencyMs}
          onChange={({ target }) => set({ latencyMs: Math.max(0, Math.round(Number(target.value) || 0)) })}
        />
      </label>
      <Check label="Offline" checked={state.isOffline} onChange={(isOffline) => set({ isOffline })} />
      <Check
        label="No realtime connection"
        checked={state.isSocketDown}
        onChange={(isSocketDown) => set({ isSocketDown })}
      />
      <CallFaults />
      <Unlucky />
    </>
  )
}

interface CheckProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className="is-row">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}

/** Calls that fail by chance, the same ones for the same seed. */
function Unlucky() {
  const { random } = useScenario()
  const set = (change: Partial<NonNullable<typeof random>>) =>
    scenario.set({ random: { seed: 1, percent: 20, ...random, ...change } })
  return (
    <>
      <Check
        label="Random failures"
        checked={random !== null}
        onChange={(isOn) => (isOn ? set({}) : scenario.set({ random: null }))}
      />
      {random && (
        <div className="is-pair">
          <label>
            Percent
            <input
              type="number"
              min={1}
              max={100}
              value={random.percent}
              onChange={({ target }) => set({ percent: Math.min(100, Math.max(0, Math.round(Number(target.value)))) })}
            />
          </label>
          <label>
            Seed
            <input
              type="number"
              min={0}
              max={999_999_999}
              value={random.seed}
              onChange={({ target }) => set({ seed: Math.max(0, Math.round(Number(target.value))) })}
            />
          </label>
        </div>
      )}
    </>
  )
}

function EngineChoice({ name }: { name: EngineName }) {
  const { engines } = useScenario()
  const change = (value: string) => {
    const { [name]: _before, ...others } = scenario.read().engines
    const fault = engineFaults.find((each) => each === value)
    scenario.set({ engines: fault ? { ...others, [name]: fault } : others })
  }
  return (
    <label className="is-row is-spread">
      {name}
      <select value={engines[name] ?? ''} onChange={({ target }) => change(target.value)}>
        <option value="">works</option>
        {engineFaults.map((fault) => (
          <option key={fault}>{fault}</option>
        ))}
      </select>
    </label>
  )
}
