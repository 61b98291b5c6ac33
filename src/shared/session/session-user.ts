/** The person behind the session. */
export type { User as SessionUser } from '#generated/client/model/user.ts'
