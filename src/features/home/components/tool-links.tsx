import { Film, ImagePlus, Proportions, Scaling } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import styles from './tool-links.module.css'

const tools = [
  { name: 'Image', href: paths.image.href(), icon: ImagePlus },
  { name: 'Upscale', href: paths.upscale.href(), icon: Scaling },
  { name: 'Reframe', href: paths.reframe.href(), icon: Proportions },
  { name: 'Modify video', href: paths.modifyVideo.href(), icon: Film },
] as const

/** Tools for an image or a video outside of a story; a tool whose page does not exist is not shown. */
export function ToolLinks() {
  const hasPage = useHasPage()
  const shown = tools.filter(({ href }) => hasPage(href))
  if (shown.length === 0) return null
  return (
    <nav className={styles.tools} aria-labelledby="tools-title">
      <h2 className={styles.title} id="tools-title">
        Tools
      </h2>
      {shown.map(({ name, href, icon: Icon }) => (
        <Link key={href} className={styles.tool} to={href}>
          <Icon size={16} aria-hidden="true" />
          {name}
        </Link>
      ))}
    </nav>
  )
}
