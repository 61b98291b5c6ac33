import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useCreateEmptyTextStory } from '#generated/client/stories/stories.ts'
import { paths } from '#src/app/paths.ts'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { notifyErrorWithRetry } from '#src/shared/ui/snackbar/notify-error.ts'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import styles from './start-from.module.css'
import { START_GLYPHS, type StartId } from './start-glyphs.tsx'

interface Way {
  id: StartId
  name: string
  note: string
  href: string
}

const ways: readonly Way[] = [
  { id: 'prompt', name: 'Prompt', note: 'A sentence or two', href: paths.newStory.href({ kind: 'prompt' }) },
  { id: 'script', name: 'Script', note: 'Your own words', href: paths.newStory.href({ kind: 'script' }) },
  {
    id: 'screenplay',
    name: 'Screenplay',
    note: 'Scenes and dialogue',
    href: paths.newStory.href({ kind: 'screenplay' }),
  },
  { id: 'narration', name: 'Narration', note: 'Read by one voice', href: paths.newStory.href({ kind: 'narration' }) },
  { id: 'audio', name: 'Audio', note: 'Record or drop a file', href: paths.newAudio.href() },
  { id: 'captions', name: 'Captioned video', note: 'Keep your footage', href: paths.newVideoCaptions.href() },
  { id: 'avatar', name: 'Avatar', note: 'A talking portrait', href: paths.avatarVideo.href() },
]

/** The other kinds of creation; one whose page does not exist is not shown. */
export function StartFrom() {
  const navigate = useNavigate()
  const hasPage = useHasPage()
  const blank = useCreateEmptyTextStory()
  const shown = ways.filter((way) => hasPage(way.href))
  const mayBlank = hasPage(paths.story.href({ storyId: 'new' }))
  if (shown.length === 0 && !mayBlank) return null

  const handleBlank = () => {
    if (blank.isPending) return
    blank.mutate(
      { data: {} },
      {
        onSuccess: ({ story_id: storyId }) => void navigate(paths.story.href({ storyId })),
        onError: (error) => notifyErrorWithRetry(error, handleBlank),
      },
    )
  }
  return (
    <section aria-labelledby="ways-title">
      <h2 className={styles.title} id="ways-title">
        Start from
      </h2>
      <div className={styles.ways}>
        {shown.map((way) => (
          <Link key={way.id} className={styles.way} to={way.href}>
            <Face glyph={START_GLYPHS[way.id]} name={way.name} note={way.note} />
          </Link>
        ))}
        {mayBlank && (
          <button type="button" className={styles.way} onClick={handleBlank} aria-busy={blank.isPending}>
            <Face
              glyph={blank.isPending ? <Spinner /> : START_GLYPHS.blank}
              name="Blank"
              note={blank.isPending ? 'Opening' : 'An empty timeline'}
            />
          </button>
        )}
      </div>
    </section>
  )
}

function Face({ glyph, name, note }: { glyph: ReactNode; name: string; note: string }) {
  return (
    <>
      <span className={styles.glyph}>{glyph}</span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
    </>
  )
}
