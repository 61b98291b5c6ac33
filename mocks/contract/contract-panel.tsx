import type { CallLog } from '../calls/call-log.ts'
import { CallsSection } from '../panel/calls-section.tsx'
import { ChangesSection } from '../panel/changes-section.tsx'
import { LinkSection } from '../panel/link-section.tsx'
import { PanelFrame, showPanel } from '../panel/panel-frame.tsx'
import { CallScenario } from '../panel/scenario-section.tsx'
import { useScenario } from '../panel/use-scenario.ts'
import { scenario } from '../scenarios/scenario.ts'

export const mountContractPanel = (calls: CallLog): void => showPanel(<ContractPanel calls={calls} />)

function ContractPanel({ calls }: { calls: CallLog }) {
  return (
    <PanelFrame note="No backend: responses are generated from the contract.">
      <ChangesSection />
      <SeedSection />
      <LinkSection />
      <CallScenario />
      <CallsSection calls={calls} />
    </PanelFrame>
  )
}

/** The seed of generated answers: reloads the page with those of another seed. */
function SeedSection() {
  const { seed } = useScenario()
  const show = (next: number) => {
    scenario.set({ seed: next })
    location.reload()
  }
  return (
    <>
      <h3>Answers</h3>
      <label>
        Seed
        <input
          key={seed}
          type="number"
          min={0}
          max={999_999_999}
          defaultValue={seed}
          onBlur={({ target }) => {
            const next = Math.min(999_999_999, Math.max(0, Math.round(Number(target.value) || 0)))
            if (next !== seed) show(next)
          }}
        />
      </label>
      <button type="button" onClick={() => show(seed + 1)}>
        Other answers
      </button>
    </>
  )
}
