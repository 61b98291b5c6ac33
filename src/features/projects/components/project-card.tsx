import { Folder } from 'lucide-react'
import type { Project } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { relativeTimeText } from '#src/shared/lib/relative-time.ts'
import { CardCaption, CardFrame } from '#src/shared/ui/card/card.tsx'
import { storiesText } from '../lib/stories-text.ts'
import styles from './project-card.module.css'
import { ProjectMenu } from './project-menu.tsx'

/** A project in a grid: the image of its newest story in front of the edges of others. */
export function ProjectCard({ project }: { project: Project }) {
  const { project_id: id, name, thumbnail_url: cover, story_count: count } = project
  return (
    <article>
      <div className={styles.stack} data-many={count > 1 || undefined}>
        <CardFrame
          href={paths.project.href({ project_id: id })}
          name={name}
          className={styles.frame}
          image={
            cover === null ? (
              <Folder size={20} aria-hidden="true" />
            ) : (
              <img crossOrigin="anonymous" className={styles.cover} src={cover} alt="" loading="lazy" />
            )
          }
        />
      </div>
      <CardCaption
        title={name}
        headingLevel={2}
        meta={`${storiesText(project)} · ${relativeTimeText(project.updated_at)}`}
        action={<ProjectMenu project={project} />}
      />
    </article>
  )
}
