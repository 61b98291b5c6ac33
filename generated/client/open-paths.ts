/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
/** Paths that are called without a token. */
export const openPaths: ReadonlySet<string> = new Set([
  '/api/register/',
  '/core-api/account/email_change/confirm/',
  '/core-api/get_public_story/',
  '/core-api/resend_verification_email/',
  '/core-api/reset_password/',
  '/core-api/verify_email/',
  '/dj-rest-auth/google/',
  '/dj-rest-auth/login/',
])
