import { useImageModels } from '#src/shared/image-styles/use-image-models.ts'
import { useOpen } from '../../../hooks/use-editor.ts'
import { imageModelOf } from '../../../lib/image-model-of.ts'
import styles from './cast.module.css'

/** Says whether pictures of this story follow the cast's portraits, or their descriptions alone. */
export function DrawnAfter() {
  const { drawer } = useImageModels(useOpen(({ story }) => imageModelOf(story)))
  if (!drawer) return null
  const who = drawer.is_built_in ? 'The built-in draft engine' : drawer.name
  return (
    <p className={styles.foot}>
      {drawer.most_portraits > 0
        ? `${who} draws people after their portraits, in every picture whose words name them. It takes ${drawer.most_portraits} at once; whoever comes after them is drawn by their description.`
        : `${who} draws people by their descriptions; it does not look at portraits.`}
    </p>
  )
}
