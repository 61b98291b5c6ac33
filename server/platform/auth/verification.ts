import { and, eq, isNull } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { sha256Hex, toHex } from '#server/platform/crypto/digest.ts'
import { emailVerifications, users } from '#server/platform/db/schema/index.ts'
import { refused } from '#server/platform/http/http-error.ts'
import { sendMailLater } from '#server/platform/mail/mail.ts'
import type { UserRow } from '#server/platform/db/rows.ts'

const LINK_MS = 24 * 60 * 60 * 1000

/** Emails a verification link; an older link stays valid until it expires. */
export async function sendVerification(scope: Scope, user: Pick<UserRow, 'id' | 'email' | 'firstName'>): Promise<void> {
  const { services, db } = scope
  const token = toHex(crypto.getRandomValues(new Uint8Array(32)))
  const createdAt = services.clock.now()
  const expiresAt = new Date(createdAt.getTime() + LINK_MS)
  await db
    .insert(emailVerifications)
    .values({ tokenHash: await sha256Hex(token), userId: user.id, createdAt, expiresAt })
  await sendMailLater(scope, user.id, {
    to: user.email,
    subject: 'Verify your email',
    text: [
      `Hello ${user.firstName || 'there'},`,
      '',
      'please open this link to verify your email. It’s valid for a day:',
      `${services.config.publicUrl}/verify-email?token=${token}`,
      '',
      'If you didn’t sign up, you can ignore this email.',
    ].join('\n'),
  })
}

/** Verifies the email that a link was sent to. */
export async function redeemVerification({ services, db }: Scope, token: string): Promise<void> {
  const now = services.clock.now()
  const [link] = await db
    .select()
    .from(emailVerifications)
    .where(eq(emailVerifications.tokenHash, await sha256Hex(token)))
  if (!link) throw refused('VERIFICATION_INVALID', 'This link isn’t valid')
  if (link.expiresAt <= now) throw refused('VERIFICATION_EXPIRED', 'This link has expired. Request a new one')
  await db
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, link.userId), isNull(users.emailVerifiedAt)))
}
