import { Link } from 'react-router-dom'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { type Tool, TOOLS } from '../../lib/tools.ts'
import styles from './tool-page.module.css'

/** What goes along to another tool: the picture, and where it is for. */
const TAKEN = ['source', 'story', 'aroll'] as const

/** The other tools, with the same picture. */
export function ToolTabs({ current, search }: { current: Tool['id']; search: URLSearchParams }) {
  const hasPage = useHasPage()
  const taken = Object.fromEntries(TAKEN.map((name) => [name, search.get(name) ?? undefined]))
  const shown = TOOLS.filter(({ path }) => hasPage(path.href()))
  if (shown.length < 2) return null
  return (
    <nav className={styles.tabs} aria-label="Tools">
      {shown.map(({ id, name, path }) => (
        <Link key={id} className={styles.tab} to={path.href(taken)} aria-current={id === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
