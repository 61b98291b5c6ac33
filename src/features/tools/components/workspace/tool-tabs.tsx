import { Link } from 'react-router-dom'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { type SourceKind, type Tool, TOOLS } from '#src/features/tools/lib/tools.ts'
import styles from './tool-page.module.css'

/** State that another tool takes over: the target scene, and the source, if that tool accepts it. */
const TAKEN = ['source', 'story', 'scene', 'aroll'] as const

interface ToolTabsProps {
  current: Tool['id']
  /** The source in the workspace. */
  kind: SourceKind | undefined
  search: URLSearchParams
}

/** The other tools, with the same image or video. */
export function ToolTabs({ current, kind, search }: ToolTabsProps) {
  const hasPage = useHasPage()
  const takenTo = (sources: Tool['sources']) =>
    Object.fromEntries(
      TAKEN.filter((name) => name !== 'source' || sources.some((one) => one === kind)).map((name) => [
        name,
        search.get(name) ?? undefined,
      ]),
    )
  const shown = TOOLS.filter(({ path }) => hasPage(path.href()))
  if (shown.length < 2) return null
  return (
    <nav className={styles.tabs} aria-label="Tools">
      {shown.map(({ id, name, path, sources }) => (
        <Link
          key={id}
          className={styles.tab}
          to={path.href(takenTo(sources))}
          aria-current={id === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
