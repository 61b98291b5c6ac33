export interface SystemMember {
  /** Permanent: stories refer to it. */
  id: string
  /** Names its portrait's file, and the drawn person. */
  slug: string
  name: string
  description: string
  /** Selects its voice among the engine's. */
  gender: 'female' | 'male'
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
    description: 'A woman in her forties with long dark hair and a green raincoat',
    gender: 'female',
  }),
  member(2, {
    name: 'Ansgar',
    description: 'An old lighthouse keeper with a white beard and a sailor’s cap',
    gender: 'male',
  }),
  member(3, {
    name: 'Ines',
    description: 'A young teacher with her hair in a bun, with glasses and a red dress',
    gender: 'female',
  }),
  member(4, {
    name: 'Tomas',
    description: 'A man with short hair and a blue jacket',
    gender: 'male',
  }),
  member(5, {
    name: 'Wren',
    description: 'A child with red hair in a yellow hood',
    gender: 'female',
  }),
  member(6, {
    name: 'Idris',
    description: 'A man with a full beard and an orange sweater',
    gender: 'male',
  }),
]

/** The drawn person that a media shows: the portrait of one of the product's characters; undefined for other images. */
export const personOf = (mediaId: string): string | undefined => SYSTEM_MEMBERS.find(({ id }) => id === mediaId)?.slug
