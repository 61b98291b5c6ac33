import type { ComponentProps } from 'react'
import styles from './writing-area.module.css'

/** Where a story is written: a bare text area that grows with its text. */
export function WritingArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={[styles.writing, className].filter(Boolean).join(' ')} />
}
