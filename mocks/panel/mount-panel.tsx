import { createRoot } from 'react-dom/client'
import type { CallLog } from '../calls/call-log.ts'
import type { TabHost } from '../tab-host.ts'
import { Panel } from './panel.tsx'
import './panel.css'

/** Outside the app's own root: the product neither knows nor styles it. */
export function mountPanel(host: TabHost, calls: CallLog): void {
  const parent = document.createElement('div')
  parent.className = 'tab-host-panel'
  document.body.append(parent)
  createRoot(parent).render(<Panel host={host} calls={calls} />)
}
