import { useState } from 'react'
import type { CallLog } from '../calls/call-log.ts'
import { partsOf } from '../scenarios/scenario-state.ts'
import type { TabHost } from '../tab-host.ts'
import { CallsSection } from './calls-section.tsx'
import { ChangesSection } from './changes-section.tsx'
import { ClockSection } from './clock-section.tsx'
import { DataSection } from './data-section.tsx'
import { EventsSection } from './events-section.tsx'
import { LinkSection } from './link-section.tsx'
import { OutboxSection } from './outbox-section.tsx'
import { PersonaSection } from './persona-section.tsx'
import { ScenarioSection } from './scenario-section.tsx'
import { useScenario } from './use-scenario.ts'

/** What only a developer needs: who to be, what goes wrong, when it is, what was called and mailed. */
export function Panel({ host, calls }: { host: TabHost; calls: CallLog }) {
  const [isOpen, setIsOpen] = useState(false)
  const isCalm = partsOf(useScenario()).length === 0
  return (
    <aside aria-label="Developer panel">
      {isOpen && (
        <section id="tab-host-panel">
          <h2>Developer panel</h2>
          <p>The backend runs in this tab. Nothing leaves it.</p>
          <ChangesSection />
          <PersonaSection host={host} />
          <LinkSection />
          <OutboxSection readOutbox={host.readOutbox} />
          <ScenarioSection />
          <ClockSection host={host} />
          <EventsSection host={host} />
          <CallsSection calls={calls} host={host} />
          <DataSection host={host} />
        </section>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="tab-host-panel"
        data-changed={!isCalm || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        Developer panel
      </button>
    </aside>
  )
}
