import { Link } from 'react-router-dom'
import { type PagePath, paths } from '#src/app/paths.ts'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import type { Aroll } from '../../../lib/open-story.ts'
import type { Tool } from './task-form.ts'
import styles from './visual.module.css'

const PAGES: Readonly<Partial<Record<Tool, PagePath>>> = {
  IMAGE: paths.image,
  UPSCALE: paths.upscale,
  REFRAME: paths.reframe,
}

interface BenchLinkProps {
  tool: Tool
  aroll: Aroll
  mediaId: string
}

/** To the tool's own page, with this A-roll: with its settings, comparison and history; from there it comes back. */
export function BenchLink({ tool, aroll, mediaId }: BenchLinkProps) {
  const hasPage = useHasPage()
  const { story_id: story, scene_id: scene, id } = aroll
  const href = PAGES[tool]?.href({ source: mediaId, story, scene, aroll: id })
  if (href === undefined || !hasPage(href)) return null
  return (
    <>
      {' '}
      <Link className={styles.bench} to={href}>
        Open it on the bench
      </Link>
    </>
  )
}
