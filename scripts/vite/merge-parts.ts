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
 * Merges parts as long as pages gain more from fewer requests than they lose to unneeded code. Never creates import cycles: their
 * order of execution would be undefined.
 * @param fileBytes cost of one more request for a page, in bytes that it could load meanwhile
 * @param weightOf how much a page matters, where it is below 1; above it, how much more it matters to that page what it does not need
 */
export function mergeParts(
  parts: readonly Part[],
  graph: Graph,
  { fileBytes, weightOf }: { fileBytes: number; weightOf: (page: string) => number },
): Part[] {
  const needs = needsOf(parts, graph)
  const gainOf = (one: Part, other: Part) => {
    const saved = (page: string) => Math.min(1, weightOf(page)) * fileBytes
    const lost = (page: string, part: Part) => -weightOf(page) * part.bytes
    const ofOne = [...one.pages].map((page) => (other.pages.has(page) ? saved(page) : lost(page, other)))
    const ofOther = [...other.pages].map((page) => (one.pages.has(page) ? 0 : lost(page, one)))
    return [...ofOne, ...ofOther].reduce((sum, gain) => sum + gain, 0)
  }
  const bestPair = () => {
    let best: { one: Part; other: Part; gain: number } | undefined
    const all = [...needs.keys()]
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1)) {
        const gain = gainOf(one, other)
        if (gain <= (best?.gain ?? 0) || leadsAround(needs, one, other) || leadsAround(needs, other, one)) continue
        best = { one, other, gain }
      }
    return best
  }
  for (let pair = bestPair(); pair; pair = bestPair()) merge(needs, pair.one, pair.other)
  return [...needs.keys()]
}

/** Which other parts each one imports. */
type Needs = Map<Part, Set<Part>>

function needsOf(parts: readonly Part[], graph: Graph): Needs {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part] as const)))
  const imported = ({ modules }: Part) => modules.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])
  return new Map(
    parts.map((part) => [
      part,
      new Set(
        imported(part)
          .flatMap((id) => partOf.get(id) ?? [])
          .filter((other) => other !== part),
      ),
    ]),
  )
}

/** Whether one needs the other through a third, which would stand between them. */
function leadsAround(needs: Needs, from: Part, to: Part): boolean {
  const seen = new Set([...(needs.get(from) ?? [])].filter((part) => part !== to))
  for (const part of seen)
    for (const next of needs.get(part) ?? []) {
      if (next === to) return true
      seen.add(next)
    }
  return false
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
}
