import { HEADER } from './generated-header.mjs'

/** generated/client/open-paths.ts: the calls that never carry a token. */
export function openPathsSource(facts) {
  const open = facts.filter(({ isOpen }) => isOpen).map(({ path }) => path)
  const closed = new Set(facts.filter(({ isOpen }) => !isOpen).map(({ path }) => path))
  const mixed = open.filter((path) => closed.has(path))
  if (mixed.length)
    throw new Error(
      `${mixed.join(', ')}: open for one method and closed for another; the client tells them apart by path only`,
    )
  return `${HEADER}/** Paths that are called without a token. */
export const openPaths: ReadonlySet<string> = new Set([
${[...new Set(open)]
  .sort()
  .map((path) => `  '${path}',`)
  .join('\n')}
])
`
}
