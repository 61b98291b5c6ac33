import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Scene } from '#generated/schema.ts'
import styles from './visuals.module.css'

interface SceneStripProps {
  scenes: readonly Scene[]
  /** Place of the open one, from 0. */
  at: number
  /** Ids of scenes with chosen visuals. */
  chosen: ReadonlySet<string>
  hrefOf: (at: number) => string
}

/** All scenes in a row: the current one, the finished ones, and links to all. */
export function SceneStrip({ scenes, at, chosen, hrefOf }: SceneStripProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && here)
      list.current.scrollLeft = here.offsetLeft - list.current.clientWidth / 2 + here.clientWidth / 2
  }, [at])
  return (
    <nav aria-label="Scenes">
      <ol ref={list} className={styles.strip}>
        {scenes.map((scene, place) => {
          const media = scene.arolls[0]?.aroll_object.media
          const address = media?.thumbnail_url
          const isChosen = chosen.has(scene.id)
          return (
            <li key={scene.id}>
              <Link
                className={styles.stop}
                to={hrefOf(place)}
                replace
                aria-current={place === at ? 'step' : undefined}
                aria-label={`Scene ${place + 1}${isChosen ? ', chosen' : ''}`}
              >
                <span className={styles.still}>
                  {address && <img crossOrigin="anonymous" src={address} alt="" loading="lazy" />}
                </span>
                <span className={styles.number}>
                  {isChosen && <Check size={12} strokeWidth={2.4} aria-hidden="true" />}
                  {place + 1}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
