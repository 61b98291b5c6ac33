import { useState } from 'react'
import type { TabHost } from '../tab-host.ts'
import { OutboxSection } from './outbox-section.tsx'
import { PersonaSection } from './persona-section.tsx'
import { ScenarioSection } from './scenario-section.tsx'

/** What only a developer needs: who to be, what was mailed, what goes wrong. */
export function Panel({ host }: { host: TabHost }) {
  const [isOpen, setIsOpen] = useState(false)
  const handleReset = async () => {
    await host.clear()
    localStorage.clear()
    sessionStorage.clear()
    location.assign('/')
  }
  return (
    <aside aria-label="Developer panel">
      {isOpen && (
        <section id="tab-host-panel">
          <h2>Developer panel</h2>
          <p>The backend runs in this tab. Nothing leaves it.</p>
          <PersonaSection host={host} />
          <OutboxSection readOutbox={host.readOutbox} />
          <ScenarioSection />
          <h3>Data</h3>
          <button type="button" onClick={() => void handleReset()}>
            Delete everything in this browser
          </button>
        </section>
      )}
      <button type="button" aria-expanded={isOpen} aria-controls="tab-host-panel" onClick={() => setIsOpen(!isOpen)}>
        Developer panel
      </button>
    </aside>
  )
}
