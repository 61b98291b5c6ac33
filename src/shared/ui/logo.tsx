import styles from './logo.module.css'

interface LogoProps {
  /** Side of the mark in px. */
  size?: number
  /** The mark alone, for narrow places. */
  isMarkOnly?: boolean
}

/** The product's mark: four warp threads, two accent threads woven over them like scenes on a timeline. */
export function Logo({ size = 24, isMarkOnly = false }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg width={size} height={size} viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
        <path
          className={styles.warp}
          d="M4 4.5v15M9.3 4.5v1.4M9.3 11.700v7.800M14.700 4.500v7.800M14.700 18.100v1.400M20 4.500v15"
        />
        <path className={styles.weft} d="M6.900 8.800h4.800M12.300 15.200h4.800" />
      </svg>
      {!isMarkOnly && <span>Storyloom</span>}
    </span>
  )
}
