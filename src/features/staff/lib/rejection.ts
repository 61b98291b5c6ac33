/** Reasons for a rejection, as owners read them; the last one needs the reviewer's own words. */
export const REJECTION_CAUSES = [
  'It shows nudity or sexual content.',
  'It shows violence or cruelty.',
  'It attacks people for who they are.',
  'It uses a brand, a face or music that is not yours.',
  'It presents false information as fact.',
  'Another reason',
] as const

const OTHER = REJECTION_CAUSES.at(-1)

export interface Rejection {
  cause: string
  details: string
  isHere: boolean
}

/** The reason in the contract's form. */
export const rejectionText = ({ cause, details }: Pick<Rejection, 'cause' | 'details'>): string =>
  cause === OTHER ? details.trim() : `${cause} ${details.trim()}`.trim()
