/** This page load; a reload is another one. */
export const tabId = crypto.randomUUID()

const nameOf = (id: string) => `storyloom-tab-${id}`
/** Missing on addresses that are not secure and in test environments, whatever the types say. */
const findLocks = () => ('locks' in navigator ? (navigator.locks as LockManager | null) : null)
const forever = () => new Promise<void>(() => undefined)
let isShown = false

/** Shows other tabs that this one is open; the browser takes the lock back when it is closed or crashes. */
export function showTabIsOpen(): void {
  if (isShown) return
  isShown = true
  void findLocks()?.request(nameOf(tabId), forever)
}

/** Which of the tabs are open. Where locks are missing none counts as open: a letter sent twice still counts once. */
export async function findOpenTabs(): Promise<(id: string) => boolean> {
  const known = await findLocks()?.query()
  const names = new Set(known?.held?.map(({ name }) => name))
  return (id) => names.has(nameOf(id))
}
