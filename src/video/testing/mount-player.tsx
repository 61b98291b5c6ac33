import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { VideoDocument } from '../document.ts'
import { createPlayback, type Playback } from '../player/playback.ts'
import { StoryPlayer } from '../player/story-player.tsx'
import { fetchSample } from './sample-assets.ts'

let root: Root | null = null

/** Shows a film in the product's player, in a box of this width (CSS px). */
export function mountPlayer(film: VideoDocument, width: number): Playback {
  root?.unmount()
  const box = document.createElement('div')
  box.style.width = `${width}px`
  box.style.height = `${(width * film.height) / film.width}px`
  document.body.replaceChildren(box)
  root = createRoot(box)
  const playback = createPlayback()
  root.render(
    <StrictMode>
      <StoryPlayer document={film} playback={playback} fetchAsset={fetchSample} label={film.title} />
    </StrictMode>,
  )
  return playback
}
