import { openRowStore } from '../db/row-store.ts'
import type { TabHost } from '../tab-host.ts'
import type { CallLog, LoggedCall } from './call-log.ts'

/**
 * Puts the stored rows back to what they were before a call, and loads the page: its database is filled from them. Files stay as they
 * are, and so does what the browser stores for the page.
 */
export async function stepBack(host: TabHost, calls: CallLog, call: LoggedCall): Promise<void> {
  await host.stop()
  // The page may still call; such changes must not follow this write.
  await host.rows.end()
  await openRowStore().write(calls.rowsBefore(call))
  location.reload()
}
