import { useListEngines } from '#generated/client/constants/constants.ts'
import styles from './cast.module.css'

/** Says whether pictures of this story follow the cast's portraits, or their descriptions alone. */
export function DrawnAfter() {
  const { data } = useListEngines({ query: { staleTime: Infinity } })
  const drawer = data?.engines.find(({ kind }) => kind === 'ILLUSTRATOR')
  if (!drawer) return null
  const who = drawer.is_built_in ? 'The built-in draft engine' : drawer.label
  return (
    <p className={styles.foot}>
      {drawer.follows_portraits
        ? `${who} draws people after their portraits, in every picture whose words name them. It takes ${drawer.most_portraits} at once; whoever comes after them is drawn by their description.`
        : `${who} draws people by their descriptions; it does not look at portraits.`}
    </p>
  )
}
