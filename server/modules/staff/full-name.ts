import type { UserRow } from '#server/platform/db/rows.ts'

/** First and last name; empty while neither is known. */
export const fullName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()
