/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What was reported; feedback is also sent from pages without a story
 */
export type ReportKind = typeof ReportKind[keyof typeof ReportKind];


export const ReportKind = {
  RENDERING: 'RENDERING',
  ENGINE: 'ENGINE',
  FEEDBACK: 'FEEDBACK',
} as const;
