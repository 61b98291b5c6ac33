import type { CallLog } from '../calls/call-log.ts'
import type { TabHost } from '../tab-host.ts'
import { showPanel } from './panel-frame.tsx'
import { Panel } from './panel.tsx'

export const mountPanel = (host: TabHost, calls: CallLog): void => showPanel(<Panel host={host} calls={calls} />)
