import { and, desc, eq, gt } from 'drizzle-orm'
import type { GivenTemplateOffer, TemplateOffer } from '#generated/schema.ts'
import type { Owner } from '#server/platform/auth/ownership.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import type { Scope } from '#server/platform/context.ts'
import { templateOffers, users } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'

export type OfferRow = typeof templateOffers.$inferSelect

/** How long an offer is valid, ms. */
export const OFFER_MS = 30 * 24 * 60 * 60 * 1000

/** An unverified email may be another user's: its offers are not shown. */
const isFor = (user: UserRow, now: Date) =>
  and(eq(templateOffers.toEmail, user.emailVerifiedAt === null ? '' : user.email), gt(templateOffers.expiresAt, now))

const isFrom = (user: Owner, now: Date) => and(eq(templateOffers.userId, user.id), gt(templateOffers.expiresAt, now))

/** The offers to this account, the newest first. */
export async function listOffers({ db, services }: Scope, user: UserRow): Promise<TemplateOffer[]> {
  const found = await db
    .select({ offer: templateOffers, firstName: users.firstName, lastName: users.lastName })
    .from(templateOffers)
    .innerJoin(users, eq(users.id, templateOffers.userId))
    .where(isFor(user, services.clock.now()))
    .orderBy(desc(templateOffers.createdAt))
    .limit(50)
  return found.map(({ offer, firstName, lastName }) => ({
    offer_id: offer.id,
    from_name: `${firstName} ${lastName}`.trim() || 'Someone',
    display_title: offer.displayTitle,
    aspect_ratio: offer.aspectRatio,
    language: offer.language,
    scenes_total: offer.scenesTotal,
    duration_in_frames: offer.durationInFrames,
    created_at: offer.createdAt.toISOString(),
    expires_at: offer.expiresAt.toISOString(),
  }))
}

/** The unanswered offers of this account, the newest first. */
export async function listGivenOffers({ db, services }: Scope, user: Owner): Promise<GivenTemplateOffer[]> {
  const found = await db
    .select()
    .from(templateOffers)
    .where(isFrom(user, services.clock.now()))
    .orderBy(desc(templateOffers.createdAt))
    .limit(100)
  return found.map((offer) => ({
    offer_id: offer.id,
    to_email: offer.toEmail,
    display_title: offer.displayTitle,
    created_at: offer.createdAt.toISOString(),
    expires_at: offer.expiresAt.toISOString(),
  }))
}

/** An open offer of this account; 404 for every other. */
export async function givenOffer({ db, services }: Scope, user: Owner, offerId: string): Promise<OfferRow> {
  const [offer] = await db
    .select()
    .from(templateOffers)
    .where(and(eq(templateOffers.id, offerId), isFrom(user, services.clock.now())))
  if (!offer) throw notFound()
  return offer
}

/** An offer to this account; 404 for every other. */
export async function offerFor({ db, services }: Scope, user: UserRow, offerId: string): Promise<OfferRow> {
  const [offer] = await db
    .select()
    .from(templateOffers)
    .where(and(eq(templateOffers.id, offerId), isFor(user, services.clock.now())))
  if (!offer) throw notFound()
  return offer
}

/** Ends an offer; 404 when another call was faster. */
export async function endOffer({ db }: Scope, offer: OfferRow): Promise<void> {
  const [row] = await db
    .delete(templateOffers)
    .where(eq(templateOffers.id, offer.id))
    .returning({ id: templateOffers.id })
  if (!row) throw notFound()
}
