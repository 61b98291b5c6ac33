import { boolean, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core'
import type { CustomCaptionsStyle } from '#generated/schema.ts'
import { between, moment, oneOf } from './columns.ts'
import { media } from './media.ts'
import { users } from './users.ts'
import { captionStyles, logoPositions } from './values.ts'

export type { CustomCaptionsStyle }

export const brandSettings = pgTable(
  'brand_settings',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    logoMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    /** Width, percent of the video's width. */
    logoSize: real().notNull().default(12),
    logoPosition: text({ enum: logoPositions }).notNull().default('TOP_RIGHT'),
    logoBlur: boolean().notNull().default(false),
    templatedCaptionsStyle: text({ enum: captionStyles }).notNull().default('CLASSIC'),
    customCaptionsStyle: jsonb().$type<CustomCaptionsStyle>(),
    idealCustomerProfile: text().notNull().default(''),
    aboutCompany: text().notNull().default(''),
    /** Whether the texts above were written by the writer engine. */
    gptGenerated: boolean().notNull().default(false),
    updatedAt: moment().notNull(),
  },
  (table) => [
    between('brand_settings_logo_size_range', table.logoSize, 1, 100),
    oneOf('brand_settings_logo_position_known', table.logoPosition, logoPositions),
    oneOf('brand_settings_captions_style_known', table.templatedCaptionsStyle, captionStyles),
  ],
)
