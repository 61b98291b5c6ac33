/** This page load; a reload is another one. */
export const tabId = crypto.randomUUID()

const nameOf = (id: string) => `storyloom-tab-${id}`
const forever = () => new Promise<void>(() => undefined)
let isShown = false

/** Shows other tabs that this one is open; the browser takes the lock back when it is closed or crashes. */
export function showTabIsOpen(): void {
  if (isShown || !('locks' in navigator)) return
  isShown = true
  void navigator.locks.request(nameOf(tabId), forever)
}

/** Which of the tabs are open. Where locks are missing none counts as open: a letter sent twice still counts once. */
export async function findOpenTabs(): Promise<(id: string) => boolean> {
  if (!('locks' in navigator)) return () => false
  const { held } = await navigator.locks.query()
  const names = new Set(held?.map(({ name }) => name))
  return (id) => names.has(nameOf(id))
}
