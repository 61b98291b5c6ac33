export interface SystemMember {
  /** Permanent: stories refer to it. */
  id: string
  /** Names its portrait's file. */
  slug: string
  name: string
  description: string
  /** Selects its voice among the engine's. */
  gender: 'female' | 'male'
  look: string
  seed: number
}

const member = (number: number, one: Omit<SystemMember, 'id' | 'slug' | 'seed'>): SystemMember => ({
  ...one,
  id: `5e1ec7ed-0000-4000-8000-${String(number).padStart(12, '0')}`,
  slug: one.name.toLowerCase(),
  seed: 40 + number,
})

/** The product's characters, ready to be added to any story. */
export const SYSTEM_MEMBERS: readonly SystemMember[] = [
  member(1, {
    name: 'Mara',
    description: 'A woman in her forties with long dark hair and a green raincoat, morning light',
    gender: 'female',
    look: 'cinematic',
  }),
  member(2, {
    name: 'Ansgar',
    description: 'An old lighthouse keeper with a beard and a sailor’s cap, at dusk',
    gender: 'male',
    look: 'cinematic',
  }),
  member(3, {
    name: 'Ines',
    description: 'A young teacher with her hair in a bun and a red dress, by day',
    gender: 'female',
    look: 'storybook',
  }),
  member(4, {
    name: 'Tomas',
    description: 'A man with short hair and a blue jacket, at night',
    gender: 'male',
    look: 'cinematic',
  }),
  member(5, {
    name: 'Wren',
    description: 'A child in a yellow hood, at dawn',
    gender: 'female',
    look: 'paper-cut',
  }),
  member(6, {
    name: 'Idris',
    description: 'A man with a full beard and an orange sweater, golden evening light',
    gender: 'male',
    look: 'oil',
  }),
]
