import { Link } from 'react-router-dom'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { type Tool, toolOf, TOOLS } from '../../lib/tools.ts'
import styles from './tool-page.module.css'

/** What goes along to another tool: where it is for, and the source, if that tool works on such. */
const TAKEN = ['source', 'story', 'aroll'] as const

/** The other tools, with the same picture. */
export function ToolTabs({ current, search }: { current: Tool['id']; search: URLSearchParams }) {
  const hasPage = useHasPage()
  const takenTo = (source: Tool['source']) =>
    Object.fromEntries(
      TAKEN.filter((name) => name !== 'source' || source === toolOf(current).source).map((name) => [
        name,
        search.get(name) ?? undefined,
      ]),
    )
  const shown = TOOLS.filter(({ path }) => hasPage(path.href()))
  if (shown.length < 2) return null
  return (
    <nav className={styles.tabs} aria-label="Tools">
      {shown.map(({ id, name, path, source }) => (
        <Link
          key={id}
          className={styles.tab}
          to={path.href(takenTo(source))}
          aria-current={id === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
