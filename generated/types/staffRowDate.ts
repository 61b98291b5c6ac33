/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which of a row's days `from` and `to` speak of. CREATED: it began; of a story GENERATED: its first generation ended; of a person ACTIVE: they called anything, CHARGED: they were charged
 */
export type StaffRowDate = typeof StaffRowDate[keyof typeof StaffRowDate];


export const StaffRowDate = {
  CREATED: 'CREATED',
  GENERATED: 'GENERATED',
  ACTIVE: 'ACTIVE',
  CHARGED: 'CHARGED',
} as const;
