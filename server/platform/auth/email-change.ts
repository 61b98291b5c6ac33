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
  const message = 'There is already an account with this address'
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
    subject: 'Confirm your new address',
    text: [
      greeting(user),
      '',
      'please open this link to use this address for your Storyloom account. It works for a day:',
      `${services.config.publicUrl}/confirm-email?token=${token}`,
      '',
      'If you did not ask for it, you can ignore this mail.',
    ].join('\n'),
  })
  await sendMailLater(scope, user.id, {
    to: user.email,
    subject: 'Your address is about to change',
    text: [
      greeting(user),
      '',
      `somebody who is signed in to your account asked to change its address to ${email}.`,
      'Nothing has changed yet: it does when the link that was mailed there is opened.',
      '',
      `If it was not you, choose a new password at ${services.config.publicUrl}/change-password and keep this address at`,
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
  if (!link) throw refused('VERIFICATION_INVALID', 'This link is not valid')
  const { change, user } = link
  if (change.expiresAt <= now)
    throw refused('VERIFICATION_EXPIRED', 'This link has expired, ask for a new one in your account')
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
    subject: 'Your address was changed',
    text: [
      greeting(user),
      '',
      `your Storyloom account has the address ${email} from now on. This one gets no more mail.`,
    ].join('\n'),
  })
}
