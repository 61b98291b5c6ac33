import { Link } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import styles from './learn-more.module.css'

/** Anchors of the guide (docs/using.md) that screens link to. */
export const HELP_SECTIONS = [
  'characters',
  'images-and-clips',
  'music',
  'overlays',
  'projects',
  'scenes',
  'start-a-story',
  'tools-for-images-and-videos',
  'undo-versions-and-rewriting',
  'your-own-styles-and-models',
] as const

interface LearnMoreProps {
  about: (typeof HELP_SECTIONS)[number]
  /** The subject, for screen readers, for example 'captions'. */
  label: string
  /** In the editor: the story stays open. */
  isNewTab?: boolean
}

/** A link to a section of the guide. */
export function LearnMore({ about, label, isNewTab = false }: LearnMoreProps) {
  return (
    <Link
      className={styles.link}
      to={`${paths.help.href()}#${about}`}
      {...(isNewTab && { target: '_blank', rel: 'noreferrer' })}
    >
      Learn more
      <span className="visually-hidden">
        {' '}
        about {label}
        {isNewTab && ' (opens in a new tab)'}
      </span>
    </Link>
  )
}
