import { Download, FileUp, MapPin, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { ScreenplaySegment } from '#generated/schema.ts'
import {
  createScreenplayElement,
  createScreenplaySegment,
  deleteScreenplaySegment,
  exportScreenplay,
} from '#generated/client/screenplay/screenplay.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useProgressiveList } from '../hooks/use-progressive-list.ts'
import { useRestoredFocus } from '../hooks/use-restored-focus.ts'
import { useEditor } from '../hooks/use-screenplay.ts'
import { emptyValue, inputOf } from '../lib/element-value.ts'
import { saveText } from '#src/shared/lib/save-file.ts'
import { showSegments } from '../lib/segments-cache.ts'
import { CastNames } from './cue.tsx'
import { ImportDialog } from './import-dialog.tsx'
import styles from './paper.module.css'
import { LocationsDialog } from './locations-dialog.tsx'
import { SegmentBlock } from './segment-block.tsx'
import { LocationNames } from './segment-heading.tsx'

interface WriteStepProps {
  storyId: string
  segments: readonly ScreenplaySegment[]
}

/** The screenplay on its page. */
export function WriteStep({ storyId, segments }: WriteStepProps) {
  const client = useQueryClient()
  const editor = useEditor()
  const [isImporting, setImporting] = useState(false)
  const [isPlacing, setPlacing] = useState(false)
  const [said, setSaid] = useState('')
  const keepFocus = useRestoredFocus(segments.map(({ id }) => id).join())
  const count = segments.length
  const shown = useProgressiveList(count)

  const handleMove = useCallback(
    (id: string, place: number) => {
      keepFocus()
      editor.reorderSegment(id, place)
      setSaid(`Moved to ${place + 1} of ${count}`)
    },
    [editor, keepFocus, count],
  )
  const handleRemove = useCallback(
    (segment: ScreenplaySegment) => {
      showSegments(client, storyId, (all) => all.filter(({ id }) => id !== segment.id))
      void editor.attempt(() => deleteScreenplaySegment(storyId, segment.id))
      const onAction = () => void editor.attempt(() => putBack(storyId, segment)).then(editor.refresh)
      notify(`Segment ${segment.index + 1} removed`, { action: { label: 'Undo', onAction } })
    },
    [client, editor, storyId],
  )
  const handleAdd = () =>
    void editor.attempt(async () => {
      const added = await createScreenplaySegment(storyId, {})
      showSegments(client, storyId, (all) => [...all, added])
      editor.drafts.setNewLine({ segmentId: added.id, index: 0, value: emptyValue('ACTION') })
    })
  const handleExport = () =>
    void editor.flush().then(() =>
      editor.attempt(async () => {
        const { file_name: name, text } = await exportScreenplay(storyId)
        saveText(text, name, 'text/plain')
      }),
    )
  const importing = (
    <Button size="small" icon={<FileUp size={16} aria-hidden="true" />} onClick={() => setImporting(true)}>
      Import
    </Button>
  )
  return (
    <>
      <div className={styles.tools}>
        {importing}
        <Button size="small" icon={<MapPin size={16} aria-hidden="true" />} onClick={() => setPlacing(true)}>
          Locations
        </Button>
        <Button
          size="small"
          icon={<Download size={16} aria-hidden="true" />}
          disabled={count === 0}
          onClick={handleExport}
        >
          Export Fountain
        </Button>
      </div>
      {count === 0 ? (
        <EmptyState
          title="No segments yet"
          text="Start with a location, or import a screenplay."
          action={
            <Button size="xsmall" icon={<Plus size={14} aria-hidden="true" />} onClick={handleAdd}>
              Add a segment
            </Button>
          }
        />
      ) : (
        <div className={styles.paper}>
          <ol className={styles.segments} aria-label="Screenplay" aria-busy={shown < count || undefined}>
            {segments.slice(0, shown).map((segment) => (
              <SegmentBlock
                key={segment.id}
                storyId={storyId}
                segment={segment}
                count={count}
                onMove={handleMove}
                onRemove={handleRemove}
                say={setSaid}
              />
            ))}
          </ol>
          <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={handleAdd}>
            Segment
          </Button>
        </div>
      )}
      <div className="visually-hidden" role="status">
        {said}
      </div>
      <CastNames storyId={storyId} />
      <LocationNames />
      {isPlacing && <LocationsDialog segments={segments} onClose={() => setPlacing(false)} />}
      {isImporting && <ImportDialog storyId={storyId} onClose={() => setImporting(false)} />}
    </>
  )
}

/** A deleted segment with its contents. */
async function putBack(storyId: string, segment: ScreenplaySegment): Promise<void> {
  const { location, location_name, location_type, time_of_day, index, elements } = segment
  const where = location === null ? { location_name } : { location }
  const { id } = await createScreenplaySegment(storyId, { location_type, time_of_day, index, ...where })
  for (const element of elements) await createScreenplayElement(storyId, id, inputOf(element))
}
