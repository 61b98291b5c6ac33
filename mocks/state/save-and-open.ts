import { openOriginFiles } from '../files/origin-files.ts'
import { openRowStore } from '../db/row-store.ts'
import { signedInUser } from '../scenarios/app-clock.ts'
import type { TabHost } from '../tab-host.ts'
import { readBrowserEntries, writeBrowserEntries } from './browser-entries.ts'
import { heldAnswers, leaveAnswers } from './query-cache.ts'
import { readState, writeState } from './state-file.ts'

/** Key of the rows' schema among the stored rows. */
const SCHEMA = 'schema'
/** The user to sign in once the page is loaded with the opened rows. */
const COMING = 'storyloom-tab-host-coming'

/** Everything of this browser's product as one file. */
export async function saveState(host: TabHost): Promise<Blob> {
  await host.rows.flush()
  const rows = await openRowStore().read()
  const schema = rows.get(SCHEMA) ?? ''
  rows.delete(SCHEMA)
  const files = await openOriginFiles()
  const keys = await files.keys()
  const contents = await Promise.all(
    keys.map(async (key) => {
      const file = await files.read(key)
      return file ? [{ key, contentType: file.contentType, bytes: await new Response(file.stream).bytes() }] : []
    }),
  )
  return writeState({
    schema,
    rows,
    page: location.pathname + location.search,
    userId: (await signedInUser(host)) ?? null,
    files: contents.flat(),
    local: itemsOf(localStorage),
    session: itemsOf(sessionStorage),
    entries: await readBrowserEntries(),
    answers: heldAnswers(),
  })
}

/**
 * Puts a saved state in the place of the present one and loads its page. Rejects with UnreadableState, and then nothing has changed.
 */
export async function openState(host: TabHost, file: Blob): Promise<void> {
  const state = await readState(file)
  const present = (await openRowStore().read()).get(SCHEMA) ?? ''
  const rows =
    state.schema === present
      ? state.rows
      : await (await import('./migrate-rows.ts')).migrateRows(state.rows, state.schema)
  await host.clear()
  const files = await openOriginFiles()
  for (const { key, bytes, contentType } of state.files) await files.write(key, bytes, contentType)
  await openRowStore().write(new Map([...rows, [SCHEMA, present]]))
  await writeBrowserEntries(state.entries)
  replaceItems(localStorage, state.local)
  replaceItems(sessionStorage, state.session)
  leaveAnswers(state.answers)
  if (state.userId !== null) sessionStorage.setItem(COMING, state.userId)
  location.assign(state.page)
}

/** Signs in the user whose page was opened, and loads it: tokens are not in the file. Does nothing otherwise. */
export async function signInComing(host: () => Promise<TabHost>): Promise<void> {
  const userId = sessionStorage.getItem(COMING)
  sessionStorage.removeItem(COMING)
  if (userId === null) return
  const [started, { signIn }] = await Promise.all([host(), import('../demo-states/load-demo-state.ts')])
  await signIn(started, userId)
  location.reload()
  await new Promise(() => undefined)
}

const itemsOf = (storage: Storage): Record<string, string> => ({ ...storage })

function replaceItems(storage: Storage, items: Readonly<Record<string, string>>): void {
  storage.clear()
  for (const [name, value] of Object.entries(items)) storage.setItem(name, value)
}
