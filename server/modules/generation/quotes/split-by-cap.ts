import type { PricedItem } from './price-items.ts'

/**
 * What caps leave room for, in playing order; once something does not fit, what is paid waits as well. A clip and the picture that it is
 * made of begin or wait together.
 * @param room credits
 */
export function splitByCap(items: readonly PricedItem[], room: number): { begins: PricedItem[]; waits: PricedItem[] } {
  const begins = new Set<PricedItem>()
  let left = room
  for (const item of items) {
    const group = items.filter((each) => each === item || (item.aroll_id !== null && each.aroll_id === item.aroll_id))
    if (group[0] !== item) continue
    const most = group.reduce((sum, each) => sum + each.most, 0)
    if (most > left) left = 0
    else {
      left -= most
      for (const each of group) begins.add(each)
    }
  }
  return { begins: items.filter((item) => begins.has(item)), waits: items.filter((item) => !begins.has(item)) }
}
