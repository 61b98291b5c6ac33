import { cinematic } from './cinematic.ts'
import type { LookSpec } from './look.ts'

export const LOOKS: readonly [LookSpec, ...LookSpec[]] = [cinematic]

export const lookOf = (id: string): LookSpec => LOOKS.find((look) => look.id === id) ?? LOOKS[0]
