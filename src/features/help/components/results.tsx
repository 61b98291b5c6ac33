import { Button } from '#src/shared/ui/button.tsx'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import { type Found, snippetOf } from '../lib/search-guide.ts'
import styles from './help.module.css'
import { Highlighted } from './marked-text.tsx'

interface ResultsProps {
  id: string
  query: string
  /** Folded words of the query. */
  words: readonly string[]
  found: readonly Found[]
  /** Place of the one that Enter opens. */
  active: number
  onPoint: (at: number) => void
  onOpen: (found: Found) => void
  onClear: () => void
}

export const optionId = (listId: string, at: number) => `${listId}-${at}`

export function Results({ id, query, words, found, active, onPoint, onOpen, onClear }: ResultsProps) {
  if (found.length === 0)
    return (
      <EmptyState
        title={`Nothing found for “${query.trim()}”`}
        text="Try fewer or other words, or choose a topic from the contents."
        action={
          <Button size="xsmall" onClick={onClear}>
            Clear search
          </Button>
        }
      />
    )
  return (
    <div id={id} className={styles.results} role="listbox" aria-label="Results">
      {found.map((each, at) => (
        // The keys are the search field's: a result is pointed at, never focused.
        <button
          key={each.section.id}
          id={optionId(id, at)}
          type="button"
          className={styles.result}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          onPointerMove={() => onPoint(at)}
          onClick={() => onOpen(each)}
        >
          <span className={styles.resultTitle}>
            <Highlighted text={each.section.title} query={words} />
          </span>
          {each.passage !== '' && (
            <span className={styles.snippet}>
              <Highlighted text={snippetOf(each.passage, words)} query={words} />
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
