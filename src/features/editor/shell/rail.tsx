import {
  Captions,
  GalleryVertical,
  History,
  ImageIcon,
  Layers,
  Music,
  Palette,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { usePanelOpen } from '#src/shared/services/telemetry/use-panel-open.ts'
import { useView, type PanelId } from '../core/use-editor.ts'
import styles from './rail.module.css'

const panels: readonly { id: PanelId; label: string; icon: LucideIcon }[] = [
  { id: 'scenes', label: 'Scenes', icon: GalleryVertical },
  { id: 'cast', label: 'Cast', icon: UsersRound },
  { id: 'media', label: 'Media', icon: ImageIcon },
  { id: 'overlays', label: 'Overlays', icon: Layers },
  { id: 'captions', label: 'Captions', icon: Captions },
  { id: 'music', label: 'Music', icon: Music },
  { id: 'style', label: 'Style', icon: Palette },
  { id: 'versions', label: 'Versions', icon: History },
]

/** Selects the open panel. `onOpen` is called on every choice, also of the open one. */
export function Rail({ onOpen }: { onOpen: () => void }) {
  const { panel, setPanel } = useView()
  usePanelOpen(panel)
  return (
    <nav className={styles.rail} aria-label="Panels">
      {panels.map(({ id, label, icon: Icon }) => (
        <button
          key={id}
          type="button"
          className={styles.item}
          aria-current={panel === id ? 'true' : undefined}
          onClick={() => {
            setPanel(id)
            onOpen()
          }}
        >
          <Icon size={20} aria-hidden="true" />
          {label}
        </button>
      ))}
    </nav>
  )
}
