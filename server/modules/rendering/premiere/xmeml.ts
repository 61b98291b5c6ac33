import { FPS, msToFrames } from '#src/domain/frames.ts'
import type { Cue } from '#src/video/subtitles/cues.ts'
import type { ImageTrack, Timeline, TimelineClip } from './timeline.ts'
import { element, type Element } from './xml.ts'
import { createClipWriter, type WriteClip } from './xmeml-clip.ts'
import { rate } from './xmeml-rate.ts'
import { writeTransition } from './xmeml-effects.ts'

export interface XmemlRequest {
  title: string
  timeline: Timeline
  /** Become markers of the sequence. */
  cues: readonly Cue[]
}

/** A sequence in Final Cut Pro's interchange format, version 5, which Premiere Pro, DaVinci Resolve and others read. */
export function toXmeml({ title, timeline, cues }: XmemlRequest): string {
  const { frames, images, sounds } = timeline
  const write = createClipWriter(timeline)
  const sequence = element(
    { name: 'sequence', id: 'sequence-1' },
    element('name', title),
    element('duration', frames),
    rate(),
    element('timecode', rate(), element('string', '00:00:00:00'), element('frame', 0), element('displayformat', 'NDF')),
    element(
      'media',
      element('video', imageFormat(timeline), ...images.map((track, at) => imageTrack(track, `v${at + 1}`, write))),
      element(
        'audio',
        element('numOutputChannels', 2),
        element('format', element('samplecharacteristics', element('depth', 16), element('samplerate', 48_000))),
        ...sounds.map((clips, at) => soundTrack(clips, `a${at + 1}`, write)),
      ),
    ),
    ...cues.map(writeMarker),
  )
  const root = element({ name: 'xmeml', version: '5' }, sequence)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE xmeml>\n${root.text()}\n`
}

function imageFormat({ width, height }: Timeline): Element {
  return element(
    'format',
    element(
      'samplecharacteristics',
      rate(),
      element('width', width),
      element('height', height),
      element('anamorphic', 'FALSE'),
      element('pixelaspectratio', 'square'),
      element('fielddominance', 'none'),
    ),
  )
}

/** Clips and transitions in the order of time; a transition comes before the clip it leads into. */
function imageTrack({ clips, transitions }: ImageTrack, name: string, write: WriteClip): Element {
  const heads = new Set(transitions.map(({ start }) => start))
  const items = [
    ...transitions.map((transition) => ({ at: transition.start - 0.5, item: writeTransition(transition) })),
    ...clips.map((clip, index) => ({
      at: clip.start,
      item: write(clip, `${name}-${index + 1}`, 'video', {
        // Under a transition, the transition has the time.
        start: heads.has(clip.start) ? -1 : clip.start,
        end: clip.tail > 0 ? -1 : clip.end,
      }),
    })),
  ]
  return element(
    'track',
    ...items.toSorted((a, b) => a.at - b.at).map(({ item }) => item),
    element('enabled', 'TRUE'),
    element('locked', 'FALSE'),
  )
}

function soundTrack(clips: readonly TimelineClip[], name: string, write: WriteClip): Element {
  return element(
    'track',
    ...clips.map((clip, index) => write(clip, `${name}-${index + 1}`, 'audio', clip)),
    element('enabled', 'TRUE'),
    element('locked', 'FALSE'),
    element('outputchannelindex', 1),
  )
}

function writeMarker({ start, end, lines }: Cue): Element {
  const from = Math.floor((start * FPS) / 1000)
  return element(
    'marker',
    element('comment', 'Caption'),
    element('name', lines.join(' ')),
    element('in', from),
    element('out', Math.max(from + 1, msToFrames(end))),
  )
}
