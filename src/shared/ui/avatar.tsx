import styles from './avatar.module.css'

/** Initials of a person. Size in px. */
export function Avatar({ name, size = 32 }: { name: string; size?: 20 | 24 | 32 }) {
  const words = name.trim().split(/\s+/)
  const initials = [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')].at(0) ?? '')
    .join('')
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: size * 0.375 }}
      // Drawn by the style sheet: letters in the text would become part of a button's name.
      data-initials={initials.toUpperCase()}
    />
  )
}
