import { placeImage } from '#src/video/draw/placement.ts'
import { FPS, framesToMs, msToFrames } from '#src/domain/frames.ts'
import { levelAt } from '#src/domain/volume-points.ts'
import { duckingAt, turningPoints } from '#src/video/ducking.ts'
import type { Timeline, TimelineClip, TimelineTransition } from './timeline.ts'
import { element, type Element } from './xml.ts'
import { rate } from './xmeml-rate.ts'

interface Look {
  name: string
  id: string
  category: string
}

/** Each transition as the closest one of editing programs. */
const LOOKS: Readonly<Record<TimelineTransition['name'], Look>> = {
  fade: { name: 'Cross Dissolve', id: 'Cross Dissolve', category: 'Dissolve' },
  'dip-to-black': { name: 'Dip to Color Dissolve', id: 'Dip to Color Dissolve', category: 'Dissolve' },
  'slide-left': { name: 'Slide', id: 'Slide', category: 'Slide' },
  'slide-right': { name: 'Slide', id: 'Slide', category: 'Slide' },
  wipe: { name: 'Edge Wipe', id: 'Edge Wipe', category: 'Wipe' },
  zoom: { name: 'Zoom', id: 'Zoom', category: 'Stretch' },
}

/** It begins at the cut: the clip before continues under it. */
export function writeTransition({ name, start, end, coversClip }: TimelineTransition): Element {
  const { name: title, id, category } = LOOKS[name]
  return element(
    'transitionitem',
    rate(),
    element('start', start),
    element('end', end),
    element('alignment', coversClip ? 'start' : 'start-black'),
    element(
      'effect',
      element('name', title),
      element('effectid', id),
      element('effectcategory', category),
      element('effecttype', 'transition'),
      element('mediatype', 'video'),
      element('reverse', name === 'slide-right' ? 'TRUE' : 'FALSE'),
    ),
  )
}

export function speedEffect({ speed, reversed }: TimelineClip): Element {
  return element(
    'effect',
    element('name', 'Time Remap'),
    element('effectid', 'timeremap'),
    element('effectcategory', 'motion'),
    element('effecttype', 'motion'),
    element('mediatype', 'video'),
    parameter('variablespeed', element('value', 0)),
    parameter('speed', element('value', round(speed * 100))),
    parameter('reverse', element('value', reversed ? 'TRUE' : 'FALSE')),
    parameter('frameblending', element('value', 'FALSE')),
  )
}

/**
 * How the image fills the frame, in percent of its own size; a zoom from its first frame to its last. null without a size.
 */
export function motionEffect({ file, image, start, end, tail, in: first }: TimelineClip, frame: Timeline) {
  const { width, height } = file
  if (!image || width === null || height === null) return null
  const frames = end - start + tail
  const scaleAt = (progress: number) => {
    const { fit, animation } = image
    const request = { width: frame.width, height: frame.height, imageWidth: width, imageHeight: height, fit }
    return round((placeImage({ ...request, animation, frames, progress }).width / width) * 100)
  }
  const isZoom = image.animation === 'ZOOM_IN' || image.animation === 'ZOOM_OUT'
  const keyframe = (when: number, value: number) => element('keyframe', element('when', when), element('value', value))
  const scale = isZoom
    ? [keyframe(first, scaleAt(0)), keyframe(first + Math.max(1, frames - 1), scaleAt(1))]
    : [element('value', scaleAt(0))]
  return element(
    'effect',
    element('name', 'Basic Motion'),
    element('effectid', 'basic'),
    element('effectcategory', 'motion'),
    element('effecttype', 'motion'),
    element('mediatype', 'video'),
    parameter('scale', ...scale),
  )
}

/** Loudness, how it makes room for speech, and its fades. null at full loudness. */
export function levelEffect(clip: TimelineClip): Element | null {
  const { volume, fadeIn, fadeOut, ducking, volumePoints, start, end, in: first } = clip
  if (volume === 1 && fadeIn === 0 && fadeOut === 0 && ducking === null && volumePoints.length === 0) return null
  const turns = [
    ...(ducking ? turningPoints(ducking).map((seconds) => Math.round(seconds * FPS)) : []),
    ...volumePoints.map(({ at_ms: ms }) => start + msToFrames(ms)),
  ]
  const isEven = fadeIn === 0 && fadeOut === 0 && turns.length === 0
  const times = [
    ...(turns.length > 0 ? [start] : []),
    ...turns.filter((frame) => frame > start && frame < end),
    ...(fadeIn > 0 ? [start, start + fadeIn] : []),
    ...(fadeOut > 0 ? [end - fadeOut, end] : []),
  ]
  const keyframe = (frame: number) =>
    element('keyframe', element('when', first + frame - start), element('value', volumeAt(clip, frame)))
  return element(
    'effect',
    element('name', 'Audio Levels'),
    element('effectid', 'audiolevels'),
    element('effectcategory', 'audiolevels'),
    element('effecttype', 'audiolevels'),
    element('mediatype', 'audio'),
    parameter(
      'level',
      ...(isEven
        ? [element('value', round(volume))]
        : [...new Set(times)].toSorted((a, b) => a - b).map((frame) => keyframe(frame))),
    ),
  )
}

function volumeAt({ volume, fadeIn, fadeOut, ducking, volumePoints, start, end }: TimelineClip, frame: number): number {
  const mixed = volume * 10 ** (levelAt(volumePoints, framesToMs(frame - start)) / 20)
  const ducked = ducking ? mixed * duckingAt(ducking, frame / FPS) : mixed
  const entered = fadeIn === 0 ? 1 : Math.min(1, (frame - start) / fadeIn)
  const left = fadeOut === 0 ? 1 : Math.min(1, (end - frame) / fadeOut)
  return round(ducked * entered * left)
}

const parameter = (id: string, ...content: Element[]): Element =>
  element(
    { name: 'parameter', authoringApp: 'PremierePro' },
    element('parameterid', id),
    element('name', id),
    ...content,
  )

const round = (value: number): number => Math.round(value * 1000) / 1000
