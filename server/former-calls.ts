// Raw HTTP: paths that are no longer in the contract.
import type { FormerCalls } from './platform/http/dispatch.ts'

/** How pages of earlier versions, open during an upgrade, make calls that have changed since. */
export const formerCalls: FormerCalls = {
  sendBugReport: { path: '/core-api/capsules/', fields: { capsule: 'bundle' } },
  deleteBugReport: { path: '/core-api/capsules/:bug_report_id/' },
}
