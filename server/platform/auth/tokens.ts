import { errors, SignJWT } from 'jose'
import * as z from 'zod'
import type { Services } from '#server/platform/context.ts'
import { verifyToken } from '#server/platform/crypto/keyring.ts'

const ISSUER = 'storyloom'
const AUDIENCE = 'storyloom-api'

/** How long a session lasts, ms. */
export const SESSION_MS = 30 * 24 * 60 * 60 * 1000

export interface SessionToken {
  /** The session's id; its row can be revoked. */
  sessionId: string
  userId: string
}

const claimsSchema = z.object({ sub: z.uuid(), jti: z.uuid(), nbf: z.number(), exp: z.number() })

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)

/** A bearer token (HS256). The session's row must exist: a token alone grants nothing. */
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

/** When one of our tokens is valid, seconds since 1970. */
interface Checked extends SessionToken {
  from: number
  until: number
}

/** Tokens whose signature was verified: it stays right, so only the time is checked again. */
const checked = new WeakMap<Uint8Array, Map<string, Checked>>()
const MAX_CACHED = 1_000

function remember(key: Uint8Array, token: string, facts: Checked) {
  const known = checked.get(key) ?? new Map<string, Checked>()
  if (known.size >= MAX_CACHED) known.clear()
  checked.set(key, known.set(token, facts))
}

/** undefined for anything that is not a token of ours, or is not valid now. */
export async function readToken(services: Services, token: string): Promise<SessionToken | undefined> {
  const { keys, clock } = services
  const known = checked.get(keys.tokens)?.get(token)
  const now = seconds(clock.now())
  if (known && known.from <= now && now < known.until) return known
  try {
    const payload = await verifyToken(keys, token, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'jti', 'exp', 'nbf', 'iat'],
      currentDate: clock.now(),
    })
    const claims = claimsSchema.safeParse(payload)
    if (!claims.success) return undefined
    const { sub: userId, jti: sessionId, nbf: from, exp: until } = claims.data
    remember(keys.tokens, token, { sessionId, userId, from, until })
    return { sessionId, userId }
  } catch (cause) {
    if (cause instanceof errors.JOSEError) return undefined
    throw cause
  }
}
