import { setupWorker } from 'msw/browser'
import { WORKER_ADDRESS } from '../addresses.ts'
import { createCallLog } from '../calls/call-log.ts'
import { passOver, showInFrame, takeLink } from '../link/open-link.ts'
import { followClock } from '../scenarios/page-clock.ts'
import { contractHandlers } from './contract-handlers.ts'
import { mountContractPanel } from './contract-panel.tsx'

const OPENED = 'storyloom-tab-host-contract'

/** Answers this page's calls from the contract alone: no rows, no session, no routes. */
export async function startContract(): Promise<void> {
  const link = takeLink()
  if (link?.view) return showInFrame(link.view)
  if (link && link.as !== null) passOver(`as:${link.as} (without a backend there are no accounts)`)
  followClock()
  signInOnce()
  const calls = createCallLog()
  const worker = setupWorker(...contractHandlers(calls))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: WORKER_ADDRESS } })
  mountContractPanel(calls)
}

/** Signs a tab in at its start only, so that signing out reaches the guest pages. */
function signInOnce(): void {
  if (sessionStorage.getItem(OPENED) !== null) return
  sessionStorage.setItem(OPENED, '1')
  localStorage.setItem('token', 'made-up')
  localStorage.setItem('isLoginSuccessful', 'true')
}
