import { useEffect } from 'react'
import { getListStoryEditsQueryKey, listStoryEdits } from '#generated/client/stories/stories.ts'
import { useEditor, useStoryState } from '../core/use-editor.ts'
import { formatMoment } from './format-moment.ts'
import { OlderPages, useOlderPages } from './older-pages.tsx'
import styles from './versions.module.css'

/** What was done, newest first; what was undone is crossed out. */
export function EditList() {
  const { storyId, queries } = useEditor()
  const history = useStoryState((state) => state.history)
  const list = useOlderPages(getListStoryEditsQueryKey(storyId), (page, signal) =>
    listStoryEdits(storyId, { page, page_size: 25 }, { signal }),
  )
  // Every edit, also of another tab, brings other words for undo: the same words in a new object.
  useEffect(
    () => void queries.invalidateQueries({ queryKey: getListStoryEditsQueryKey(storyId) }),
    [queries, storyId, history],
  )
  return (
    <OlderPages
      list={list}
      loading="Loading edits"
      skeleton={{ rows: 6, width: '80%', height: 16 }}
      failed="Edits did not load"
      empty={{ title: 'No edits yet', text: 'What you change is listed here and can be undone.' }}
    >
      {(edits) => (
        <ol className={styles.edits} aria-label="Edits">
          {edits.map(({ edit_id: id, label, is_undone: isUndone, created_at: at }) => (
            <li key={id} className={styles.edit} data-undone={isUndone || undefined}>
              <span className={styles.editLabel}>{isUndone ? <s>{label}</s> : label}</span>
              {isUndone && <span className={styles.facts}>Undone</span>}
              <time className={styles.facts} dateTime={at}>
                {formatMoment(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </OlderPages>
  )
}
