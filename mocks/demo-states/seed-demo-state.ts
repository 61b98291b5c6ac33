import { PLAN_COUNTS } from '#src/domain/credits.ts'
import { notifications } from '#server/platform/db/schema/index.ts'
import { notificationKinds } from '#server/platform/db/schema/values.ts'
import type { DemoStateId } from '../seeds/demo-states.ts'
import { addExpiringCredits, cancelPlan, makePastDue, spendAll, subscribeOnly, addHeavyUsage } from './money.ts'
import {
  addFailedRender,
  addFailedStory,
  addLongStory,
  addManyStories,
  addStory,
  beginStory,
  fillPlan,
} from './stories.ts'
import type { DemoStateTools } from './demo-state-tools.ts'

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrikant'

/** Fills the account of a demo state, once; the others are empty. */
export const seedDemoState: Partial<Record<DemoStateId, (tools: DemoStateTools) => Promise<void>>> = {
  'out-of-credits': spendAll,
  'expiring-credits': addExpiringCredits,
  'long-usage': addHeavyUsage,
  subscribed: subscribeOnly,
  'cancelled-plan': cancelPlan,
  'past-due': makePastDue,
  'full-plan': (tools) => fillPlan(tools, PLAN_COUNTS.free),
  'many-stories': addManyStories,
  'long-story': async (tools) => void (await addLongStory(tools)),
  'mid-generation': beginStory,
  'failed-generation': addFailedStory,
  'failed-render': addFailedRender,
  arabic: addArabicStory,
  'long-words': addLongWords,
  'many-notifications': addNotifications,
}

async function addArabicStory(tools: DemoStateTools): Promise<void> {
  const texts = ['كتب الحارس رسالة طويلة إلى البحر.', 'لم يكتب اسما على الظرف.']
  await addStory(tools, { title: 'رسالة إلى البحر', texts, language: 'ar-SA' })
}

async function addLongWords(tools: DemoStateTools): Promise<void> {
  await addStory(tools, { title: `${LONG_WORD}${LONG_WORD}`, texts: [LONG_WORD, `${LONG_WORD} ${'😀'.repeat(40)}`] })
}

async function addNotifications({ write, userId, app }: DemoStateTools): Promise<void> {
  const now = app.clock.now().getTime()
  const rows = Array.from({ length: 120 }, (_, at) => ({
    ...{ userId, kind: notificationKinds[at % notificationKinds.length] ?? 'PLAN', key: `demo:${at}` },
    ...{ title: `Something happened, number ${at + 1}`, text: at % 3 === 0 ? `${LONG_WORD} and what came of it` : '' },
    ...{
      path: '/account/subscription',
      createdAt: new Date(now - at * 3_600_000),
      readAt: at < 5 ? null : new Date(now),
    },
  }))
  await write(({ db }) => db.insert(notifications).values(rows))
}
