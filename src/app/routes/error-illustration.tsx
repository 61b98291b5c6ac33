import styles from './error-illustration.module.css'

/** Warp threads with one weft that came loose: something of the weave is not there. */
export function ErrorIllustration() {
  const warp = Array.from({ length: 13 }, (_, at) => 6 + at * 12)
  return (
    <svg className={styles.sign} width="156" height="72" viewBox="0 0 156 72" aria-hidden="true">
      <path className={styles.warp} d={warp.map((x) => `M${x} 4v64`).join('')} />
      <path className={styles.weft} d="M-4 24h158M-4 48h88" />
      <path className={styles.loose} d="M84 48c10 0 12 14 22 14s6-22 17-22 6 12 15 12" />
    </svg>
  )
}
