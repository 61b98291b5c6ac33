import { Clapperboard, GalleryThumbnails } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { Button } from '../button.tsx'
import styles from './visuals-offer.module.css'

interface VisualsOfferProps {
  /** A story that has scenes and is not being made. */
  storyId: string
  /** The images' default without a choice. */
  children: ReactNode
}

/** The ways to plan and choose a story's images scene by scene. */
export function VisualsOffer({ storyId, children }: VisualsOfferProps) {
  return (
    <div className={styles.offer}>
      <p>{children}</p>
      <span className={styles.links}>
        <Button
          size="xsmall"
          component={Link}
          to={paths.storyboard.href({ storyId })}
          icon={<Clapperboard size={16} aria-hidden="true" />}
        >
          Storyboard
        </Button>
        <Button
          size="xsmall"
          component={Link}
          to={paths.visuals.href({ storyId })}
          icon={<GalleryThumbnails size={16} aria-hidden="true" />}
        >
          Choose visuals
        </Button>
      </span>
    </div>
  )
}
