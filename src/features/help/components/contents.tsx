import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Section } from '../lib/guide.ts'
import styles from './help.module.css'

/** Links to all sections; the one that is being read is marked. `isRead`: the text is shown, not search results. */
export function Contents({ sections, isRead }: { sections: readonly Section[]; isRead: boolean }) {
  const current = useCurrentSection(sections)
  return (
    <ul className={styles.contents}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            className={styles.item}
            to={{ hash: id }}
            aria-current={isRead && id === current ? 'location' : undefined}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The section whose heading was the last to pass the upper quarter of the window. */
function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? ''
          if (isIntersecting) seen.add(id)
          else seen.delete(id)
        }
        const first = sections.find(({ id }) => seen.has(id))
        if (first) setCurrent(first.id)
      },
      { rootMargin: '-72px 0px -75% 0px' },
    )
    for (const { id } of sections) {
      const element = document.getElementById(id)?.closest('section')
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
