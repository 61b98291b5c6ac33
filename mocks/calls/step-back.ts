import { openRowStore } from '../db/row-store.ts'
import type { TabHost } from '../tab-host.ts'
import type { CallLog, LoggedCall } from './call-log.ts'

/**
 * Restores the stored rows before a call and reloads the page, which fills its database from them. Files and the page's browser
 * storage stay unchanged.
 */
export async function stepBack(host: TabHost, calls: CallLog, call: LoggedCall): Promise<void> {
  await host.stop()
  // The page may still call; such changes must not follow this write.
  await host.rows.end()
  await openRowStore().write(calls.rowsBefore(call))
  location.reload()
}
