import type { Random } from '../core/random.ts'
import type { Mention } from '../parse/scene.ts'
import type { Part, SubjectArt } from './art.ts'
import { EXTRAS, HEAD, POSES } from './people.ts'

/** Parts that are drawn in their own frame: head at `x`,`y`, `size` times as large. */
export interface Placed {
  readonly parts: readonly Part[]
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface Figure {
  readonly art: SubjectArt
  readonly layers: readonly Placed[]
  /** Height relative to an adult. */
  readonly scale: number
}

const POSE_ORDER = ['write', 'read', 'fish', 'run', 'dance', 'arms', 'sit', 'walk', 'dress', 'coat'] as const
const BEHIND = ['cape', 'backpack'] as const
const WORN = ['long', 'bun', 'beard', 'hood', 'straw', 'chef', 'crown', 'helmet', 'hat', 'cap'] as const
const CARRIED = ['umbrella', 'lantern', 'suitcase', 'cane', 'balloon', 'kite'] as const
const HEADGEAR: readonly string[] = ['hood', 'straw', 'chef', 'crown', 'helmet', 'hat', 'cap']

/** A person as described by the prompt; the rest is random. `allowed` limits the poses to those that fit the place. */
export function figureOf(mention: Mention, random: Random, allowed?: readonly string[]): Figure {
  const { traits } = mention
  const child = mention.kind === 'child'
  const asked = POSE_ORDER.find((pose) => traits.has(pose) && (!allowed || allowed.includes(pose)))
  const pose =
    asked ??
    random.pick(
      allowed?.includes('sit') && allowed.length < 3
        ? ['sit', 'sit']
        : child
          ? ['stand', 'stand', 'walk']
          : ['stand', 'coat', 'walk', 'stand'],
    )
  const art = POSES[pose] ?? POSES['stand']
  if (!art) throw new RangeError(`no pose ${pose}`)
  const [x, y] = art.head
  const size = art.headSize * (child ? 1.34 : 1)
  const body: Placed = { parts: art.parts, x: 0, y: 0, size: 1 }
  const at = (parts: readonly Part[] | undefined, scale = size): Placed[] =>
    parts ? [{ parts, x, y: child ? y + 1 : y, size: scale }] : []
  const upright = !['write', 'read', 'run', 'fish'].includes(pose)
  const worn = WORN.filter((trait) => traits.has(trait))
  const hat = worn.find((trait) => HEADGEAR.includes(trait))
  const hair = worn.filter((trait) => !HEADGEAR.includes(trait)).slice(0, 2)
  const open = !worn.length && !child && random.chance(0.28) ? random.pick(['long', 'bun', 'hat', 'cap']) : undefined
  const carried = upright && pose !== 'sit' ? CARRIED.find((trait) => traits.has(trait)) : undefined
  return {
    art,
    layers: [
      body,
      ...(upright && pose !== 'sit'
        ? BEHIND.filter((trait) => traits.has(trait)).flatMap((trait) => at(EXTRAS[trait], 1))
        : []),
      ...at(HEAD),
      ...[...hair, hat, open].flatMap((trait) => (trait ? at(EXTRAS[trait]) : [])),
      ...(carried ? at(EXTRAS[carried], 1) : []),
    ],
    scale: child ? 0.66 : 1,
  }
}

export const layersOf = (art: SubjectArt): readonly Placed[] => [{ parts: art.parts, x: 0, y: 0, size: 1 }]
