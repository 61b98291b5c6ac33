const KEY = 'secret'
const DATABASE = 'storyloom-tab-host-secret'

/** The installation's secret, made once in this browser, so that sessions and file addresses outlive a reload. */
export async function loadTabSecret(): Promise<string> {
  const { createStore, get, set } = await import('idb-keyval')
  const store = createStore(DATABASE, 'secret')
  const known = await get<string>(KEY, store)
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(48))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  await set(KEY, made, store)
  return made
}
