import { Window, type Element } from 'happy-dom'

export interface ReadClip {
  name: string
  /** Frames of the sequence; times given by a transition are filled in. */
  start: number
  end: number
  in: number
  out: number
  path: string
  speed: number
  reversed: boolean
}

export interface ReadSequence {
  name: string
  timebase: number
  ntsc: string
  duration: number
  width: number
  height: number
  video: ReadClip[][]
  audio: ReadClip[][]
  transitions: { name: string; start: number; end: number; alignment: string }[]
  markers: { name: string; in: number; out: number }[]
}

/** Reads a sequence like an editing program: the file of a clip may be described elsewhere, -1 is the time of a transition. */
export function readXmeml(xml: string): ReadSequence {
  const parsed = new new Window().DOMParser().parseFromString(xml, 'application/xml')
  const root = parsed.documentElement
  if (root.tagName !== 'xmeml' || root.getAttribute('version') !== '5') throw new Error('No xmeml of version 5')
  const paths = new Map<string, string>()
  for (const file of root.querySelectorAll('file'))
    if (file.children.length > 0) paths.set(file.getAttribute('id') ?? '', textOf(file, 'pathurl'))
  const sequence = child(root, 'sequence')
  const media = child(sequence, 'media')
  const tracks = (kind: string) => children(child(media, kind), 'track').map((track) => readTrack(track, paths))
  const format = child(child(child(media, 'video'), 'format'), 'samplecharacteristics')
  const transitions = children(child(media, 'video'), 'track').flatMap((track) => children(track, 'transitionitem'))
  return {
    name: textOf(sequence, 'name'),
    timebase: Number(textOf(child(sequence, 'rate'), 'timebase')),
    ntsc: textOf(child(sequence, 'rate'), 'ntsc'),
    duration: Number(textOf(sequence, 'duration')),
    width: Number(textOf(format, 'width')),
    height: Number(textOf(format, 'height')),
    video: tracks('video'),
    audio: tracks('audio'),
    transitions: transitions.map((item) => ({
      name: textOf(child(item, 'effect'), 'name'),
      start: Number(textOf(item, 'start')),
      end: Number(textOf(item, 'end')),
      alignment: textOf(item, 'alignment'),
    })),
    markers: children(sequence, 'marker').map((marker) => ({
      name: textOf(marker, 'name'),
      in: Number(textOf(marker, 'in')),
      out: Number(textOf(marker, 'out')),
    })),
  }
}

function readTrack(track: Element, paths: ReadonlyMap<string, string>): ReadClip[] {
  const items = [...track.children].filter(({ tagName }) => ['clipitem', 'transitionitem'].includes(tagName))
  return items.flatMap((item, at): ReadClip[] => {
    if (item.tagName !== 'clipitem') return []
    const start = Number(textOf(item, 'start'))
    const end = Number(textOf(item, 'end'))
    const effects = children(item, 'filter').map((filter) => child(filter, 'effect'))
    const remap = effects.find((effect) => textOf(effect, 'effectid') === 'timeremap')
    const parameter = (id: string) =>
      remap && children(remap, 'parameter').find((each) => textOf(each, 'parameterid') === id)
    const [speed, reverse] = [parameter('speed'), parameter('reverse')]
    return [
      {
        name: textOf(item, 'name'),
        start: start === -1 ? Number(textOf(items[at - 1], 'start')) : start,
        end: end === -1 ? Number(textOf(items[at + 1], 'end')) : end,
        in: Number(textOf(item, 'in')),
        out: Number(textOf(item, 'out')),
        path: paths.get(child(item, 'file').getAttribute('id') ?? '') ?? '',
        speed: speed ? Number(textOf(speed, 'value')) / 100 : 1,
        reversed: reverse ? textOf(reverse, 'value') === 'TRUE' : false,
      },
    ]
  })
}

const children = (node: Element, name: string): Element[] =>
  [...node.children].filter(({ tagName }) => tagName === name)

function child(node: Element, name: string): Element {
  const [found] = children(node, name)
  if (!found) throw new Error(`<${node.tagName}> has no <${name}>`)
  return found
}

const textOf = (node: Element | undefined, name: string): string => (node ? child(node, name).textContent : '')
