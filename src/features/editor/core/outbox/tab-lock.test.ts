import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let hide: () => void
beforeEach(() => {
  vi.stubGlobal('addEventListener', (name: string, handle: () => void) => {
    if (name === 'pagehide') hide = handle
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** A page load: its modules are its own. */
async function openPage() {
  vi.resetModules()
  return import('./tab-lock.ts')
}

test('an open tab keeps its lock while others wait for it', async () => {
  const one = await openPage()
  one.holdTabLock()
  const other = await openPage()
  const work = vi.fn(async () => undefined)
  expect(await other.forClosedTab(one.tabId, work, 30)).toBe(false)
  expect(work).not.toHaveBeenCalled()
  hide()
})

test('a tab that was just left releases its lock, and one other tab at a time takes its edits over', async () => {
  const one = await openPage()
  one.holdTabLock()
  const [other, third] = [await openPage(), await openPage()]
  const order: string[] = []
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  const first = other.forClosedTab(one.tabId, async () => {
    order.push('other begins')
    await released
    order.push('other ends')
  })
  const second = third.forClosedTab(one.tabId, async () => void order.push('third'))
  expect(order).toEqual([])
  hide()
  await expect.poll(() => order).toEqual(['other begins'])
  release()
  expect(await Promise.all([first, second])).toEqual([true, true])
  expect(order).toEqual(['other begins', 'other ends', 'third'])
})

test('a failure of the work under a tab’s lock is reported', async () => {
  const { forClosedTab } = await openPage()
  await expect(forClosedTab('gone', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
})
