import { FPS } from '#src/domain/frames.ts'
import type { PackedFile } from './packed-files.ts'
import type { Timeline, TimelineClip } from './timeline.ts'
import { element, type Element } from './xml.ts'
import { rate } from './xmeml-rate.ts'
import { levelEffect, motionEffect, speedEffect } from './xmeml-effects.ts'

/** @param times its position in the format's terms: -1 under a transition */
export type WriteClip = (
  clip: TimelineClip,
  id: string,
  kind: 'video' | 'audio',
  times: { start: number; end: number },
) => Element

/** Declared length of stills, frames: an hour, to be extended freely. */
const STILL = 3600 * FPS

/** Writes clips; a file is described with its first clip and only referenced afterwards. */
export function createClipWriter(timeline: Timeline): WriteClip {
  const described = new Set<string>()
  return (clip, id, kind, { start, end }) => {
    const { file } = clip
    const out = clip.in + (clip.end - clip.start) + clip.tail
    const effects = [
      ...(clip.speed !== 1 || clip.reversed ? [speedEffect(clip)] : []),
      ...(clip.image ? [motionEffect(clip, timeline)] : []),
      ...(kind === 'audio' ? [levelEffect(clip)] : []),
    ].flatMap((effect) => (effect ? [element('filter', effect)] : []))
    const known = described.has(file.id)
    described.add(file.id)
    return element(
      { name: 'clipitem', id },
      element('name', clip.name),
      element('enabled', 'TRUE'),
      element('duration', Math.max(out, lengthOf(file, clip.speed))),
      rate(),
      element('start', start),
      element('end', end),
      element('in', clip.in),
      element('out', out),
      known ? element({ name: 'file', id: file.id }) : describe(file),
      element('sourcetrack', element('mediatype', kind), ...(kind === 'audio' ? [element('trackindex', 1)] : [])),
      ...effects,
    )
  }
}

const lengthOf = ({ kind, frames }: PackedFile, speed = 1): number =>
  kind === 'image' ? STILL : Math.ceil(frames / speed)

function describe(file: PackedFile): Element {
  const { id, path, kind, width, height } = file
  const size = width === null || height === null ? [] : [element('width', width), element('height', height)]
  const images = element(
    'video',
    element('duration', lengthOf(file)),
    element('samplecharacteristics', rate(), ...size),
  )
  const sound = element(
    'audio',
    element('samplecharacteristics', element('depth', 16), element('samplerate', 48_000)),
    element('channelcount', 2),
  )
  return element(
    { name: 'file', id },
    element('name', path.slice(path.lastIndexOf('/') + 1)),
    element('pathurl', path),
    rate(),
    element('duration', lengthOf(file)),
    element('media', ...(kind === 'audio' ? [] : [images]), ...(kind === 'image' ? [] : [sound])),
  )
}
