import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Modules that come in one file. */
export interface Part {
  name: string
  /** Pages that load it. */
  pages: ReadonlySet<string>
  modules: readonly string[]
  /** Approximate transfer size. */
  bytes: number
}

/**
 * Merges parts as long as pages gain more from fewer requests than they lose to unneeded code. The result has no import cycles, whose
 * order of execution would be undefined: parts of a cycle are loaded by the same pages, which only gain when they are one.
 * @param fileBytes cost of one more request for a page, in bytes that it could load meanwhile
 * @param weightOf how much a page matters, where it is below 1; above it, how much more it matters to that page what it does not need
 */
export function mergeParts(
  parts: readonly Part[],
  graph: Graph,
  { fileBytes, weightOf }: { fileBytes: number; weightOf: (page: string) => number },
): Part[] {
  const needs = needsOf(parts, graph)
  const pages = [...new Set(parts.flatMap((part) => [...part.pages]))]
  const savings = pages.map((page) => Math.min(1, weightOf(page)) * fileBytes)
  /** What each page would pay for a part if it came with one of its own, and for all that this part needs. */
  const pricesOf = (part: Part): Prices => {
    const all = [...withNeeds(needs, part)]
    return pages.map((page, at) => {
      if (part.pages.has(page)) return null
      const missing = all.filter((each) => !each.pages.has(page))
      const bytes = missing.reduce((sum, each) => sum + each.bytes, 0)
      return weightOf(page) * bytes + (missing.length - 1) * (savings[at] ?? 0)
    })
  }
  const bestPair = () => {
    let best: { one: Part; other: Part; gain: number } | undefined
    const all = [...needs.keys()].map((part) => [part, pricesOf(part)] as const)
    for (const [at, [one, itsPrices]] of all.entries())
      for (const [other, prices] of all.slice(at + 1)) {
        const gain = gainOf(itsPrices, prices, savings)
        if (gain > (best?.gain ?? 0)) best = { one, other, gain }
      }
    return best
  }
  for (let pair = bestPair(); pair; pair = bestPair()) merge(needs, pair.one, pair.other)
  return [...needs.keys()]
}

/** By page; null for one that loads the part anyway. */
type Prices = readonly (number | null)[]

function gainOf(one: Prices, other: Prices, savings: readonly number[]): number {
  let gain = 0
  for (let at = 0; at < savings.length; at++) {
    const first = one[at] ?? null
    const second = other[at] ?? null
    if (first === null && second === null) gain += savings[at] ?? 0
    else if (first === null || second === null) gain -= first ?? second ?? 0
  }
  return gain
}

/** Which other parts each one imports. A page that loads a part is a page of all that this part needs. */
type Needs = Map<Part, Set<Part>>

function needsOf(given: readonly Part[], graph: Graph): Needs {
  const parts = given.map((part) => ({ ...part }))
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part] as const)))
  const imported = ({ modules }: Part) => modules.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])
  const needs: Needs = new Map(
    parts.map((part) => [
      part,
      new Set(
        imported(part)
          .flatMap((id) => partOf.get(id) ?? [])
          .filter((other) => other !== part),
      ),
    ]),
  )
  for (const part of parts) spreadPages(needs, part)
  return needs
}

/** A part and all that it needs. */
function withNeeds(needs: Needs, part: Part): Set<Part> {
  const all = new Set([part])
  for (const each of all) for (const next of needs.get(each) ?? []) all.add(next)
  return all
}

function spreadPages(needs: Needs, part: Part): void {
  for (const each of withNeeds(needs, part)) each.pages = new Set([...each.pages, ...part.pages])
}

function merge(needs: Needs, one: Part, other: Part): void {
  const both: Part = {
    name: one.bytes >= other.bytes ? one.name : other.name,
    pages: new Set([...one.pages, ...other.pages]),
    modules: [...one.modules, ...other.modules],
    bytes: one.bytes + other.bytes,
  }
  const isOld = (part: Part) => part === one || part === other
  const needed = [...(needs.get(one) ?? []), ...(needs.get(other) ?? [])]
  needs.delete(one)
  needs.delete(other)
  for (const [part, its] of needs)
    if ([...its].some(isOld)) needs.set(part, new Set([both, ...[...its].filter((each) => !isOld(each))]))
  needs.set(both, new Set(needed.filter((part) => !isOld(part))))
  spreadPages(needs, both)
}
