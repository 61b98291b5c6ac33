import { findUserByEmail, normalizeEmail } from '#server/modules/account/accounts.ts'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { offerRules, takeAttempt } from '#server/platform/auth/throttle.ts'
import { templateOffers } from '#server/platform/db/schema/index.ts'
import { refused, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { notify } from '#server/modules/account/notifications/notify.ts'
import { countScenesOf } from '#server/platform/db/queries/scenes.ts'
import { OFFER_MS } from '#server/modules/stories/templates/offers.ts'
import { toTemplate } from '#server/modules/stories/templates/to-template.ts'

export const duplicateTemplateInAnotherAccount = route(
  'duplicateTemplateInAnotherAccount',
  async (call) => {
    const { user, body, db, services } = call
    const story = await ownStory(db, user, body.story_id)
    const toEmail = normalizeEmail(body.email)
    if (toEmail === user.email)
      throw validationFailed({ email: ['This is your own email. Duplicate the story instead'] })
    const { total, frames } = await countScenesOf(call, story.id)
    if (total === 0) throw refused('NOTHING_TO_DO', 'This story has no scenes yet')
    await takeAttempt(services, db, offerRules(user.id))
    await call.transact(async (scope) => {
      const template = await toTemplate(scope, story)
      const now = services.clock.now()
      const times = { createdAt: now, expiresAt: new Date(now.getTime() + OFFER_MS) }
      const { displayTitle, aspectRatio, language } = story
      const facts = { displayTitle, aspectRatio, language, scenesTotal: total, durationInFrames: frames }
      const [offer] = await scope.db
        .insert(templateOffers)
        .values({ userId: user.id, toEmail, ...facts, snapshot: { ...template }, ...times })
        .returning({ id: templateOffers.id })
      const receiver = await findUserByEmail(scope.db, toEmail)
      // No email is sent to strangers; the offer waits in case the email signs up.
      if (receiver)
        await notify(scope, receiver.id, {
          kind: 'OFFER_RECEIVED',
          key: `offer:${offer?.id}`,
          title: 'A template for you',
          text: `${`${user.firstName} ${user.lastName}`.trim() || 'Someone'} sent you the template “${displayTitle}”.`,
          path: '/app',
          mail: ['Accept or decline it within 30 days:'],
        })
    })
    return { message: 'If this account exists, the template appears on its home page' }
  },
  { transaction: false },
)
