import { HEADER } from './generated-header.ts'
import type { OperationFacts } from './operation-facts.ts'

/** generated/client/open-paths.ts: the calls that never carry a token. */
export function openPathsSource(facts: OperationFacts[]): string {
  const open = new Set(facts.filter(({ isOpen }) => isOpen).map(({ path }) => path))
  const mixed = facts.filter(({ isOpen, path }) => !isOpen && open.has(path))
  if (mixed.length > 0)
    throw new Error(
      `${mixed.map(({ path }) => path).join(', ')}: open for one method and closed for another; the client distinguishes them by path only`,
    )
  return `${HEADER}/** Paths that are called without a token. */
export const openPaths: ReadonlySet<string> = new Set([
${[...open]
  .sort()
  .map((path) => `  '${path}',`)
  .join('\n')}
])
`
}
