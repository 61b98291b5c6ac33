import styles from './logo.module.css'

interface LogoProps {
  /** Side of the mark in px. */
  size?: number
  /** The mark alone, for narrow places. */
  isMarkOnly?: boolean
}

/** The product's mark: four warp threads cut to a play triangle, one accent thread woven through them. */
export function Logo({ size = 24, isMarkOnly = false }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg width={size} height={size} viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
        <path className={styles.warp} d="M4.5 3.2v17.600M10 6v3.200M10 14.800V18M15.500 8.800v6.400" />
        <path className={styles.weft} d="M1.800 12h.1M7.200 12h5.600M18.300 12H22" />
      </svg>
      {!isMarkOnly && <span>Storyloom</span>}
    </span>
  )
}
