import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import * as z from 'zod'
import type { IdentityVerifier } from '#server/platform/ports/services.ts'

const KEYS = new URL('https://www.googleapis.com/oauth2/v3/certs')
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.boolean().default(false),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
})

/** The key set of Google, or one of a test. */
type KeySet = Parameters<typeof jwtVerify>[1]

/** Verifies Google's ID tokens for this client id; without one there is no sign-in with Google. */
export function createGoogleIdentity(
  clientId: string | null,
  keys: KeySet = createRemoteJWKSet(KEYS),
): IdentityVerifier {
  return {
    async verify(token) {
      if (clientId === null) return null
      try {
        const options = { audience: clientId, issuer: ISSUERS, algorithms: ['RS256'], requiredClaims: ['exp', 'iat'] }
        const { payload } = await jwtVerify(token, keys, options)
        const claims = claimsSchema.safeParse(payload)
        if (!claims.success) return null
        return {
          subject: claims.data.sub,
          email: claims.data.email,
          isEmailVerified: claims.data.email_verified,
          firstName: claims.data.given_name,
          lastName: claims.data.family_name,
        }
      } catch (cause) {
        if (cause instanceof errors.JWKSTimeout || !(cause instanceof errors.JOSEError)) throw cause
        return null
      }
    },
  }
}
