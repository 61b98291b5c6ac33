import { useImageModels } from '#src/shared/story/image-styles/image-model-pick.tsx'
import { useOpen } from '../../../hooks/use-editor.ts'
import { imageModelOf } from '../../../lib/image-model-of.ts'
import styles from './cast.module.css'

/** Says whether pictures of this story follow the cast's portraits, or their descriptions alone. */
export function DrawnAfter() {
  const { imageModel } = useImageModels(useOpen(({ story }) => imageModelOf(story)))
  if (!imageModel) return null
  const who = imageModel.is_built_in ? 'The built-in draft engine' : imageModel.name
  return (
    <p className={styles.foot}>
      {imageModel.most_portraits > 0
        ? `${who} draws people after their portraits, in every picture whose words name them. It takes ${imageModel.most_portraits} at once; whoever comes after them is drawn by their description.`
        : `${who} draws people by their descriptions; it does not look at portraits.`}
    </p>
  )
}
