import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { AUTO_MODEL } from '#src/domain/image-model.ts'
import { id, moment, checkConstraint, newest, oneOf } from './columns.ts'
import { premiumTypes, scenePaces, staffRoles } from './values.ts'

export interface OnboardingAnswer {
  key: string
  value: string
}

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Trimmed and in lower case; the username. */
    email: text().notNull(),
    /** argon2id in PHC form; null for an account that only signs in with Google. */
    passwordHash: text(),
    /** An emailed password works once, beside the real one, until it expires. */
    oneTimePasswordHash: text(),
    oneTimePasswordExpiresAt: moment(),
    /** When it was used for a login; from then on it only serves to choose the new one. */
    oneTimePasswordUsedAt: moment(),
    mustChangePassword: boolean().notNull().default(false),
    googleSubject: text(),
    emailVerifiedAt: moment(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    companyName: text().notNull().default(''),
    howDidYouHearAboutUs: text().notNull().default(''),
    receiveUpdates: boolean().notNull().default(true),
    agreeToTnc: boolean().notNull().default(false),
    scenePacePreference: text({ enum: scenePaces }).notNull().default('MEDIUM'),
    emailOnVideoExport: boolean().notNull().default(true),
    showMatureContent: boolean().notNull().default(false),
    defaultImageModel: text().notNull().default(AUTO_MODEL),
    isPremium: boolean().notNull().default(false),
    premiumType: text({ enum: premiumTypes }),
    isStaff: boolean().notNull().default(false),
    /** A staff member's roles; without `isStaff` they grant nothing. */
    staffRoles: text({ enum: staffRoles }).array().notNull().default([]),
    /** Key in the files port of the user's profile picture; null: their initials are shown. */
    pictureKey: text(),
    /** Names the user's realtime channel; not the id, so that channel names never reveal the id. */
    pusherId: uuid().notNull().defaultRandom(),
    profileCompletedAt: moment(),
    onboardedAt: moment(),
    /** Own keys of providers by the provider's name, sealed by the installation's secret. */
    providerKeys: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    onboardingAnswers: jsonb().$type<OnboardingAnswer[]>().notNull().default([]),
    suggestedContent: jsonb().$type<string[]>().notNull().default([]),
    /** ISO 3166-1 alpha-2. */
    country: text(),
    region: text(),
    city: text(),
    /** Posted credits. Always the sum of the user's ledger; stored here so that a hold can lock and check it. */
    creditBalance: integer().notNull().default(0),
    /** Of these, credits held by accepted work; the rest is available. */
    creditsHeld: integer().notNull().default(0),
    /** Maximum credits per calendar month (UTC); null: no limit. */
    creditCapPerMonth: integer(),
    lastLoginAt: moment(),
    /** When the account is deleted unless the user signs in before; null: not scheduled. */
    deletesAt: moment(),
    dateJoined: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // Index of the staff's user search: prefixes, and trigrams within a part.
    index('users_email_prefix_idx').on(table.email.op('text_pattern_ops')),
    index('users_email_grams_idx').using('gin', sql`email_grams(${table.email})`),
    uniqueIndex('users_email_key').on(table.email),
    uniqueIndex('users_google_subject_key').on(table.googleSubject),
    uniqueIndex('users_pusher_id_key').on(table.pusherId),
    index('users_premium_idx').on(table.isPremium, newest(table.dateJoined)),
    index('users_date_joined_idx').on(newest(table.dateJoined)),
    index('users_source_idx').on(table.howDidYouHearAboutUs, newest(table.dateJoined), table.id),
    checkConstraint('users_credit_cap_positive', sql`${table.creditCapPerMonth} >= 0`),
    checkConstraint('users_email_lower', sql`${table.email} = lower(${table.email})`),
    checkConstraint('users_credit_balance_covered', sql`${table.creditsHeld} between 0 and ${table.creditBalance}`),
    checkConstraint(
      'users_staff_roles_known',
      sql`${table.staffRoles} <@ ${sql.raw(`array[${staffRoles.map((role) => `'${role}'`).join(', ')}]::text[]`)}`,
    ),
    oneOf('users_premium_type_known', table.premiumType, premiumTypes),
    oneOf('users_scene_pace_preference_known', table.scenePacePreference, scenePaces),
  ],
)
