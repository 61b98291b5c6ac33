import type { OperationId } from '#generated/server/operations.ts'
import type { Route } from '#server/platform/http/route.ts'
import { accountRoutes } from './account/routes/account/routes.ts'
import { adminRoutes } from './staff/routes/routes.ts'
import { arollsRoutes } from './stories/routes/arolls/routes.ts'
import { audioStoriesRoutes } from './stories/routes/audio-stories/routes.ts'
import { authRoutes } from './account/routes/auth/routes.ts'
import { billingRoutes } from './billing/routes/routes.ts'
import { characterRoutes } from './stories/routes/characters/routes.ts'
import { constantsRoutes } from './stories/routes/constants/routes.ts'
import { feedbackRoutes } from './account/routes/feedback/routes.ts'
import { imageStyleRoutes } from './tools/routes/image-styles/routes.ts'
import { locationRoutes } from './stories/routes/locations/routes.ts'
import { loraRoutes } from './tools/routes/lora/routes.ts'
import { mediaRoutes } from './media/routes/routes.ts'
import { notificationRoutes } from './account/routes/notifications/routes.ts'
import { profileRoutes } from './account/routes/profile/routes.ts'
import { projectRoutes } from './stories/routes/projects/routes.ts'
import { quotesRoutes } from './generation/routes/quotes/routes.ts'
import { realtimeRoutes } from './account/routes/realtime/routes.ts'
import { receiptRoutes } from './generation/routes/receipts/routes.ts'
import { rendersRoutes } from './rendering/routes/routes.ts'
import { sceneRoutes } from './stories/routes/scenes/routes.ts'
import { screenplayRoutes } from './stories/routes/screenplay/routes.ts'
import { storyRoutes } from './stories/routes/stories/routes.ts'
import { tasksRoutes } from './tools/routes/tasks/routes.ts'

/** A route for every operation: leaving one out does not compile. */
export type Routes = { [Id in OperationId]: Route<Id> }

/** One line per tag: `routes/<tag>/routes.ts` gathers the files of that tag. */
export const routes: Routes = {
  ...accountRoutes,
  ...adminRoutes,
  ...arollsRoutes,
  ...audioStoriesRoutes,
  ...authRoutes,
  ...billingRoutes,
  ...characterRoutes,
  ...constantsRoutes,
  ...feedbackRoutes,
  ...imageStyleRoutes,
  ...locationRoutes,
  ...loraRoutes,
  ...mediaRoutes,
  ...notificationRoutes,
  ...profileRoutes,
  ...projectRoutes,
  ...quotesRoutes,
  ...realtimeRoutes,
  ...receiptRoutes,
  ...rendersRoutes,
  ...sceneRoutes,
  ...screenplayRoutes,
  ...storyRoutes,
  ...tasksRoutes,
}
