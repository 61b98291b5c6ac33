/** The user behind the session. */
export type { User as SessionUser } from '#generated/schema.ts'
