import { Folder } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Project } from '#generated/client/model/project.ts'
import { paths } from '#src/app/paths.ts'
import { relativeTimeText } from '#src/shared/lib/relative-time.ts'
import { storiesText } from '../lib/stories-text.ts'
import styles from './project-card.module.css'
import { ProjectMenu } from './project-menu.tsx'

/** A project in a grid: the picture of its newest story, with the edges of others behind it. */
export function ProjectCard({ project }: { project: Project }) {
  const { project_id: id, name, thumbnail_url: cover, story_count: count } = project
  return (
    <article>
      <div className={styles.stack} data-many={count > 1 || undefined}>
        <div className={styles.frame}>
          {cover === null ? (
            <Folder size={20} aria-hidden="true" />
          ) : (
            <img className={styles.cover} src={cover} alt="" loading="lazy" />
          )}
          <Link className={styles.link} to={paths.project.href({ project_id: id })} aria-label={`Open ${name}`} />
        </div>
      </div>
      <div className={styles.caption}>
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.meta}>
            {storiesText(project)} · {relativeTimeText(project.updated_at)}
          </p>
        </div>
        <ProjectMenu project={project} />
      </div>
    </article>
  )
}
