import type { arolls, brolls, characters, media, projects, renders, scenes, stories, users } from './schema/index.ts'

// Rows as the database keeps them; what the contract shows of them is made in server/presenters.

export type ArollRow = typeof arolls.$inferSelect
export type BrollRow = typeof brolls.$inferSelect
export type CharacterRow = typeof characters.$inferSelect
export type MediaRow = typeof media.$inferSelect
export type ProjectRow = typeof projects.$inferSelect
export type RenderRow = typeof renders.$inferSelect
export type SceneRow = typeof scenes.$inferSelect
export type StoryRow = typeof stories.$inferSelect
export type UserRow = typeof users.$inferSelect
