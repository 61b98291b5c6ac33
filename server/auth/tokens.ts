import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import type { Services } from '#server/context.ts'

const ISSUER = 'storyloom'
const AUDIENCE = 'storyloom-api'

/** How long a session lasts, ms. */
export const SESSION_MS = 30 * 24 * 60 * 60 * 1000

export interface SessionToken {
  /** The session's id; its row can be revoked. */
  sessionId: string
  userId: string
}

const claimsSchema = z.object({ sub: z.uuid(), jti: z.uuid() })

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)

/** A bearer token (HS256). The session's row must exist: a token alone opens nothing. */
export async function issueToken({ keys }: Services, token: SessionToken, from: Date, until: Date): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(token.userId)
    .setJti(token.sessionId)
    .setIssuedAt(seconds(from))
    .setNotBefore(seconds(from))
    .setExpirationTime(seconds(until))
    .sign(keys.tokens)
}

/** undefined for anything that is not a token of ours, for now. */
export async function readToken({ keys, clock }: Services, token: string): Promise<SessionToken | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys.tokens, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'jti', 'exp', 'nbf', 'iat'],
      currentDate: clock.now(),
    })
    const claims = claimsSchema.safeParse(payload)
    return claims.success ? { sessionId: claims.data.jti, userId: claims.data.sub } : undefined
  } catch (cause) {
    if (cause instanceof errors.JOSEError) return undefined
    throw cause
  }
}
