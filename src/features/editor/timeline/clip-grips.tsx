import type { VideoScene } from '#src/video/document.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'
import { arollBoundary, videoEdges } from './aroll-edges.ts'
import { sceneEndEdge } from './scene-end-edge.ts'
import { TrimHandle } from './trim-handle.tsx'

interface ClipGripsProps {
  scene: VideoScene
  row: SceneRow
  number: number
  /** px per frame. */
  scale: number
  isLead: boolean
}

/** What can be trimmed on a clip: its end always; between its A-rolls and within its videos once it is the selected one. */
export function ClipGrips({ scene, row, number, scale, isLead }: ClipGripsProps) {
  const editor = useEditor()
  const track = () => document.querySelector('[data-part="track"]')
  return (
    <>
      {isLead &&
        scene.arolls.map((aroll, at) => (
          <ArollGrips key={aroll.id} scene={scene} number={number} at={at} scale={scale} />
        ))}
      <TrimHandle
        kind="scene"
        scale={scale}
        isReachable={isLead}
        edge={sceneEndEdge(editor, { scene, row, number, scale, track })}
      />
    </>
  )
}

function ArollGrips({ scene, number, at, scale }: { scene: VideoScene; number: number; at: number; scale: number }) {
  const editor = useEditor()
  const placed = scene.arolls[at]
  const aroll = useOpen((open) => open.arolls[placed?.id ?? ''])
  if (!placed || !aroll) return null
  const boundary = arollBoundary(editor, scene, number, at)
  const video = videoEdges(editor, scene, number, aroll)
  const left = (placed.from - scene.from) * scale
  const right = left + placed.durationInFrames * scale
  return (
    <>
      {video && <TrimHandle kind="in" scale={scale} isReachable edge={video.start} left={left} />}
      {video && <TrimHandle kind="out" scale={scale} isReachable edge={video.end} left={right} />}
      {boundary && <TrimHandle kind="between" scale={scale} isReachable edge={boundary} left={right} />}
    </>
  )
}
