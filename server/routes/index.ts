import type { OperationId } from '#generated/server/operations.ts'
import type { Route } from '#server/http/route.ts'
import { accountRoutes } from './account/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { arollsRoutes } from './arolls/routes.ts'
import { audioStoriesRoutes } from './audio-stories/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { billingRoutes } from './billing/routes.ts'
import { characterRoutes } from './characters/routes.ts'
import { constantsRoutes } from './constants/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { imageStyleRoutes } from './image-styles/routes.ts'
import { locationRoutes } from './locations/routes.ts'
import { loraRoutes } from './lora/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { projectRoutes } from './projects/routes.ts'
import { quotesRoutes } from './quotes/routes.ts'
import { realtimeRoutes } from './realtime/routes.ts'
import { receiptRoutes } from './receipts/routes.ts'
import { rendersRoutes } from './renders/routes.ts'
import { sceneRoutes } from './scenes/routes.ts'
import { screenplayRoutes } from './screenplay/routes.ts'
import { storyRoutes } from './stories/routes.ts'
import { tasksRoutes } from './tasks/routes.ts'

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
