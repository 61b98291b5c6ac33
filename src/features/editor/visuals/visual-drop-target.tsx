import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { addAroll } from './commands/add-aroll.ts'
import { uploadVisual } from './commands/upload-visual.ts'
import { useEditor, useView } from '../core/use-editor.ts'
import { useTaskUpdates } from '../generation/use-story-tasks.ts'
import { chosenAroll } from '../core/looked-at.ts'
import styles from './visual.module.css'

const TEXT_FIELDS = 'input, textarea, [contenteditable="true"]'

/** Dropped or pasted images and videos become the selected A-roll; also keeps up with AI tasks. */
export function VisualDropTarget() {
  useTaskUpdates()
  const editor = useEditor()
  const { sceneId } = useView()
  const [isOver, setOver] = useState(false)
  const isOwn = useRef(false)

  const show = async (file: File) => {
    if (sceneId === null) return
    const known = chosenAroll(editor, sceneId)
    const arollId = known ?? (await addAroll(editor, sceneId))?.arolls[0]?.id
    if (arollId !== undefined) uploadVisual(editor, { sceneId, arollId }, file)
  }

  const handle = useEffectEvent((event: DragEvent | ClipboardEvent) => {
    if (event.type === 'dragleave') {
      // Out of the window; between elements, dragover continues.
      if (event instanceof DragEvent && event.relatedTarget === null) setOver(false)
      return undefined
    }
    // A dragged image of the page itself carries its file along too.
    if (event.type === 'dragstart' || event.type === 'dragend') {
      isOwn.current = event.type === 'dragstart'
      return undefined
    }
    const carried = event instanceof ClipboardEvent ? event.clipboardData : event.dataTransfer
    const isField = event.target instanceof Element && event.target.closest(TEXT_FIELDS) !== null
    // Drop targets of their own, like the media panel, have handled it already.
    if (event.defaultPrevented || isOwn.current || !carried?.types.includes('Files')) return setOver(false)
    if (event.type === 'paste' && isField) return undefined
    event.preventDefault()
    setOver(event.type === 'dragover' && sceneId !== null)
    const file = event.type === 'dragover' ? undefined : carried.files[0]
    if (file) void show(file)
    return undefined
  })

  useEffect(() => {
    const listener = (event: DragEvent | ClipboardEvent) => handle(event)
    const drags = ['dragstart', 'dragend', 'dragover', 'dragleave', 'drop'] as const
    for (const name of drags) window.addEventListener(name, listener)
    window.addEventListener('paste', listener)
    return () => {
      for (const name of drags) window.removeEventListener(name, listener)
      window.removeEventListener('paste', listener)
    }
  }, [])

  return isOver ? (
    <div className={styles.veil} aria-hidden="true">
      Drop an image or video into this scene
    </div>
  ) : null
}
