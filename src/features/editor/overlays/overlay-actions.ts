import { ArrowDownToLine, ArrowUpToLine, ClipboardPaste, Copy, CopyPlus, Palette, Trash2, Type, X } from 'lucide-react'
import { chooseOverlays } from '../core/looked-at.ts'
import type { Action, ActionContext } from '../core/action.tsx'
import { chosenOverlaysIn } from './chosen-overlays.ts'
import { addOverlays, copyOf, deleteOverlays, updateOverlays } from './commands/edit-overlays.ts'
import { overlaysIn, type Overlay } from '../core/open-overlays.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { undo } from '../history/undo-redo.ts'
import { addPreset, latestStart } from './add-overlay.ts'
import { brandTextStyle, hasBrandStyle } from '#src/video/overlays/brand-style.ts'
import { PRESETS } from '#src/video/overlays/presets.ts'

const hasChosen = (context: ActionContext) => chosenOverlaysIn(context).length > 0

/** One whose file was deleted cannot be added once more. */
const isThere = (overlay: Overlay) => overlay.kind !== 'MEDIA' || overlay.media !== null

export const deleteChosenOverlays: Action = {
  id: 'delete-overlays',
  label: 'Delete overlay',
  icon: Trash2,
  shortcut: 'Delete',
  isEnabled: hasChosen,
  run(context) {
    const chosen = chosenOverlaysIn(context)
    void deleteOverlays(
      context.editor,
      chosen.map(({ id }) => id),
    )
    const text = chosen.length === 1 ? 'Overlay deleted' : `${chosen.length} overlays deleted`
    notify(text, { action: { label: 'Undo', onAction: () => undo.run(context) } })
  },
}

export const duplicateOverlays: Action = {
  id: 'duplicate-overlays',
  label: 'Duplicate overlay',
  icon: CopyPlus,
  shortcut: '$mod+KeyD',
  isEnabled: hasChosen,
  run: (context) =>
    void addOverlays(
      context.editor,
      chosenOverlaysIn(context)
        .filter(isThere)
        .map((overlay) => copyOf(overlay)),
    ),
}

export const copyOverlays: Action = {
  id: 'copy-overlays',
  label: 'Copy overlay',
  icon: Copy,
  shortcut: '$mod+KeyC',
  isEnabled: hasChosen,
  run(context) {
    context.editor.copiedOverlays.setState(chosenOverlaysIn(context).filter(isThere), true)
    context.editor.copiedCues.setState([], true)
  },
}

export const pasteOverlays: Action = {
  id: 'paste-overlays',
  label: 'Paste overlay into this scene',
  icon: ClipboardPaste,
  shortcut: '$mod+KeyV',
  isEnabled: ({ editor }) => editor.copiedOverlays.getState().length > 0,
  run({ editor, view }) {
    const { sceneId } = view.selectedNow()
    const copied = editor.copiedOverlays.getState()
    void addOverlays(
      editor,
      copied.map((overlay) => {
        const target = overlay.scene_id === null ? null : sceneId
        return {
          // In its own scene it lies beside the original.
          ...copyOf(overlay, overlay.scene_id === target ? undefined : 0),
          scene_id: target,
          start_ms: Math.min(overlay.start_ms, latestStart(editor, target)),
        }
      }),
    )
  },
}

export const leaveOverlays: Action = {
  id: 'leave-overlays',
  label: 'Back to the scene',
  icon: X,
  shortcut: 'Escape',
  isEnabled: hasChosen,
  run: ({ editor }) => chooseOverlays(editor, []),
}

/** Moves overlays above or below all others of their scene or video. */
function reorder(context: ActionContext, isUp: boolean): void {
  const { open } = context.editor.store.getState()
  const chosen = chosenOverlaysIn(context)
  const changes = [...new Set(chosen.map(({ scene_id: sceneId }) => sceneId))].flatMap((sceneId) => {
    const all = overlaysIn(open, sceneId)
    const moving = all.filter((each) => chosen.includes(each))
    const others = all.filter((each) => !chosen.includes(each))
    const order = isUp ? [...others, ...moving] : [...moving, ...others]
    return order.flatMap((each, at) => (each.overlay_order === at ? [] : [{ overlay_id: each.id, overlay_order: at }]))
  })
  if (changes.length > 0) void updateOverlays(context.editor, changes)
}

export const raiseOverlays: Action = {
  id: 'raise-overlays',
  label: 'Bring overlay to front',
  icon: ArrowUpToLine,
  isEnabled: hasChosen,
  run: (context) => reorder(context, true),
}

export const lowerOverlays: Action = {
  id: 'lower-overlays',
  label: 'Send overlay to back',
  icon: ArrowDownToLine,
  isEnabled: hasChosen,
  run: (context) => reorder(context, false),
}

const brandOf = () => useSessionStore.getState().user?.user_brand_settings

export const applyBrandStyle: Action = {
  id: 'apply-brand-style',
  label: 'Use brand style',
  icon: Palette,
  keywords: 'overlay text font colour theme',
  isEnabled: (context) => hasBrandStyle(brandOf()) && chosenOverlaysIn(context).some(({ kind }) => kind === 'TEXT'),
  run(context) {
    const brand = brandOf()
    if (!hasBrandStyle(brand)) return
    const texts = chosenOverlaysIn(context).filter(({ kind }) => kind === 'TEXT')
    void updateOverlays(
      context.editor,
      texts.map(({ id }) => ({ overlay_id: id, ...brandTextStyle(brand) })),
    )
  },
}

/** One action for each preset, so that the palette finds them by name. */
export const addPresetActions: readonly Action[] = PRESETS.map((preset) => ({
  id: `add-${preset.id}`,
  label: `Add ${preset.label.toLowerCase()}`,
  icon: Type,
  keywords: 'overlay text title add',
  isEnabled: ({ editor }) => editor.store.getState().open.order.length > 0,
  run(context) {
    context.view.setPanel('overlays')
    void addPreset(context.editor, context.view.selectedNow().sceneId, preset)
  },
}))
