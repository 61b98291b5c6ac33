import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { partsOf } from '../scenarios/scenario-state.ts'
import { useScenario } from './use-scenario.ts'
import './panel.css'

/** Opens and closes the developer panel, and shows while something is changed on purpose. */
export function PanelFrame({ note, children }: { note: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const isCalm = partsOf(useScenario()).length === 0
  return (
    <aside aria-label="Developer panel">
      {isOpen && (
        <section id="tab-host-panel">
          <h2>Developer panel</h2>
          <p>{note}</p>
          {children}
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

/** Outside the app's own root: the product neither knows nor styles it. */
export function showPanel(panel: ReactNode): void {
  const parent = document.createElement('div')
  parent.className = 'tab-host-panel'
  document.body.append(parent)
  createRoot(parent).render(panel)
}
