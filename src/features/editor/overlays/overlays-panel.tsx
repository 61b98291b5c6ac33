import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from 'zustand'
import { paths } from '#src/app/paths.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { chooseOverlays } from '../core/looked-at.ts'
import { positionOf } from '../core/open-story.ts'
import { Panel, PanelGroup } from '../core/ui/panel.tsx'
import { useEditor, useFilm, useOpen, useView } from '../core/use-editor.ts'
import { formatFramesAsSeconds } from '../core/lengths.ts'
import { addPreset, addShape, addSticker, lookOf } from './add-overlay.ts'
import { brandLook, hasBrandStyle } from '#src/video/overlays/brand-style.ts'
import { showOverlay } from './commands/edit-overlays.ts'
import { KIND_LABELS, nameOf, overlaysIn } from '../core/open-overlays.ts'
import styles from './overlays.module.css'
import { PresetImage } from './preset-image.tsx'
import { PRESETS } from '#src/video/overlays/presets.ts'
import { ShapeIcon } from './shape-icon.tsx'
import { SHAPES } from './shapes.ts'
import { StickerSearch } from './sticker-search.tsx'

const places = [
  { value: 'scene', label: 'This scene' },
  { value: 'video', label: 'Whole video' },
] as const

const looks = [
  { value: 'video', label: 'This video' },
  { value: 'brand', label: 'Brand' },
] as const

/** Titles, shapes and stickers to put over the images, and the ones that lie there. */
export function OverlaysPanel() {
  const editor = useEditor()
  const { sceneId } = useView()
  const hasScenes = useOpen(({ order }) => order.length > 0)
  const [place, setPlace] = useState<'scene' | 'video'>('scene')
  const [style, setStyle] = useState<'video' | 'brand'>('video')
  const target = place === 'scene' ? sceneId : null
  const { captions } = useFilm()
  // The look follows the captions alone: a film changes with every edit.
  const ownLook = useMemo(() => lookOf(captions), [captions])
  const brand = useSessionStore(({ user }) => user?.user_brand_settings)
  const look = useMemo(
    () => (style === 'brand' && hasBrandStyle(brand) ? brandLook(brand) : ownLook),
    [style, brand, ownLook],
  )
  if (!hasScenes)
    return (
      <Panel title="Overlays">
        <p className={styles.note}>Add a scene first. Titles, stickers and images then go over it.</p>
      </Panel>
    )
  return (
    <Panel title="Overlays">
      <PanelGroup title="Add to">
        <Segmented isWide size="small" label="Add to" segments={places} value={place} onChange={setPlace} />
      </PanelGroup>
      <PanelGroup title="Text">
        <Segmented isWide size="small" label="Text style" segments={looks} value={style} onChange={setStyle} />
        {style === 'brand' && !hasBrandStyle(brand) && (
          <p className={styles.note}>
            Your brand has no fonts or colours yet. <Link to={paths.brandTheme.href()}>Set up your brand</Link>
          </p>
        )}
        <ul className={styles.presets}>
          {PRESETS.map((preset) => (
            <li key={preset.id}>
              <button
                type="button"
                className={styles.preset}
                onClick={() => void addPreset(editor, target, preset, look)}
              >
                <PresetImage preset={preset} look={look} />
                <span>{preset.label}</span>
              </button>
            </li>
          ))}
        </ul>
      </PanelGroup>
      <PanelGroup title="Shapes">
        <ul className={styles.shapes}>
          {SHAPES.map(({ value, label }) => (
            <li key={value}>
              <button
                type="button"
                className={styles.shape}
                aria-label={`Add ${label.toLowerCase()}`}
                title={label}
                onClick={() => void addShape(editor, target, value)}
              >
                <ShapeIcon shape={value} />
              </button>
            </li>
          ))}
        </ul>
      </PanelGroup>
      <PanelGroup title="Stickers">
        <StickerSearch onChoose={(sticker) => void addSticker(editor, target, sticker)} />
      </PanelGroup>
      <PanelGroup title="In this video">
        <OverlayList />
      </PanelGroup>
    </Panel>
  )
}

/** The overlays of the scene and of the whole video: a press chooses one and shows it. */
function OverlayList() {
  const editor = useEditor()
  const { sceneId } = useView()
  const number = useOpen((open) => positionOf(open, sceneId)) + 1
  const ofScene = useOpen((open) => (sceneId === null ? [] : overlaysIn(open, sceneId)))
  const ofVideo = useOpen((open) => overlaysIn(open, null))
  const chosen = useStore(editor.chosenOverlays)
  if (ofScene.length + ofVideo.length === 0)
    return (
      <p className={styles.note}>
        Nothing over scene {number} yet. Images and videos are added from Media.{' '}
        <LearnMore about="overlays" label="overlays" isNewTab />
      </p>
    )
  const show = (id: string) => {
    chooseOverlays(editor, [id])
    showOverlay(editor, id)
  }
  const groups = [
    { title: `Scene ${number}`, overlays: ofScene },
    { title: 'Whole video', overlays: ofVideo },
  ]
  return groups.map(
    ({ title, overlays }) =>
      overlays.length > 0 && (
        <ul key={title} className={styles.list} aria-label={title}>
          {overlays.toReversed().map((overlay) => (
            <li key={overlay.id}>
              <Button
                size="small"
                variant="text"
                className={styles.entry}
                aria-pressed={chosen.includes(overlay.id)}
                onClick={() => show(overlay.id)}
              >
                <span className={styles.kind}>{KIND_LABELS[overlay.kind]}</span>
                <span className={styles.name} dir="auto">
                  {nameOf(overlay)}
                </span>
                <span className={styles.time}>
                  {formatFramesAsSeconds(Math.round((overlay.duration_ms * 30) / 1000))}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      ),
  )
}
