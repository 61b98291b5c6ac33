import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { sha256Hex, toHex } from '#server/platform/crypto/digest.ts'
import { errorCode } from '#server/platform/db/error-code.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { emailChanges, templateOffers, users } from '#server/platform/db/schema/index.ts'
import { HttpError, refused } from '#server/platform/http/http-error.ts'
import { sendMailLater } from '#server/platform/mail/mail.ts'

const LINK_MS = 24 * 60 * 60 * 1000
/** SQLSTATE unique_violation. */
const TAKEN = '23505'

export const emailTaken = () => {
  const message = 'There’s already an account with this email'
  return new HttpError(400, { message, error: 'EMAIL_TAKEN', fields: { email: [message] } })
}

/** A password that was emailed to the old email stops working. */
const noMailedPassword = { oneTimePasswordHash: null, oneTimePasswordExpiresAt: null, oneTimePasswordUsedAt: null }

const greeting = ({ firstName }: Pick<UserRow, 'firstName'>) => `Hello ${firstName || 'there'},`

/** Emails a link to the new email and notifies the old one. An earlier link stops working. */
export async function askForEmail(scope: Scope, user: UserRow, email: string): Promise<void> {
  const { services, db } = scope
  const token = toHex(crypto.getRandomValues(new Uint8Array(32)))
  const createdAt = services.clock.now()
  const change = {
    email,
    tokenHash: await sha256Hex(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + LINK_MS),
  }
  await db
    .insert(emailChanges)
    .values({ userId: user.id, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change })
  await sendMailLater(scope, user.id, {
    to: email,
    subject: 'Confirm your new email',
    text: [
      greeting(user),
      '',
      'please open this link to use this email for your Storyloom account. It’s valid for a day:',
      `${services.config.publicUrl}/confirm-email?token=${token}`,
      '',
      'If you didn’t request this, you can ignore this email.',
    ].join('\n'),
  })
  await sendMailLater(scope, user.id, {
    to: user.email,
    subject: 'Your email is about to change',
    text: [
      greeting(user),
      '',
      `someone signed in to your account requested to change its email to ${email}.`,
      'Nothing has changed yet. It changes when the link we sent there is opened.',
      '',
      `If this wasn’t you, choose a new password at ${services.config.publicUrl}/change-password and keep this email at`,
      `${services.config.publicUrl}/account.`,
    ].join('\n'),
  })
}

/** Sets the account's email to the one that the link was sent to, and notifies the old one. */
export async function redeemEmailChange(scope: Scope, token: string): Promise<void> {
  const { services, db } = scope
  const now = services.clock.now()
  const [link] = await db
    .select({ change: emailChanges, user: users })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(eq(emailChanges.tokenHash, await sha256Hex(token)))
  if (!link) throw refused('VERIFICATION_INVALID', 'This link isn’t valid')
  const { change, user } = link
  if (change.expiresAt <= now)
    throw refused('VERIFICATION_EXPIRED', 'This link has expired. Request a new one in your account')
  const { email } = change
  try {
    await scope.transact((inner) =>
      inner.db
        .update(users)
        .set({ email, emailVerifiedAt: now, updatedAt: now, ...noMailedPassword })
        .where(eq(users.id, user.id)),
    )
  } catch (cause) {
    if (errorCode(cause) === TAKEN) throw emailTaken()
    throw cause
  }
  await db.delete(emailChanges).where(eq(emailChanges.userId, user.id))
  // Pending template transfers follow the user.
  await db.update(templateOffers).set({ toEmail: email }).where(eq(templateOffers.toEmail, user.email))
  await sendMailLater(scope, user.id, {
    to: user.email,
    subject: 'Your email was changed',
    text: [
      greeting(user),
      '',
      `your Storyloom account now uses ${email}. We won’t send any more emails to this one.`,
    ].join('\n'),
  })
}
