import type {
  arolls,
  characters,
  filmReviews,
  jobs,
  media,
  musicCues,
  notifications,
  overlays,
  projects,
  purchases,
  renderParts,
  renders,
  scenes,
  stories,
  subscriptionPayments,
  subscriptions,
  users,
} from './schema/index.ts'

// Rows as stored; server/modules/stories/presenters turns them into the contract's form.

export type ArollRow = typeof arolls.$inferSelect
export type CharacterRow = typeof characters.$inferSelect
export type FilmReviewRow = typeof filmReviews.$inferSelect
export type JobRow = typeof jobs.$inferSelect
export type MediaRow = typeof media.$inferSelect
export type MusicCueRow = typeof musicCues.$inferSelect
export type NotificationRow = typeof notifications.$inferSelect
export type OverlayRow = typeof overlays.$inferSelect
export type ProjectRow = typeof projects.$inferSelect
export type PurchaseRow = typeof purchases.$inferSelect
export type RenderRow = typeof renders.$inferSelect
export type RenderPartRow = typeof renderParts.$inferSelect
export type SceneRow = typeof scenes.$inferSelect
export type StoryRow = typeof stories.$inferSelect
export type SubscriptionPaymentRow = typeof subscriptionPayments.$inferSelect
export type SubscriptionRow = typeof subscriptions.$inferSelect
export type UserRow = typeof users.$inferSelect
