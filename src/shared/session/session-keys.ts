/** Local storage keys of the session; other code reads the session through its store only. */
export const sessionKeys = {
  token: 'token',
  user: 'user',
  isLoginSuccessful: 'isLoginSuccessful',
  mustChangePassword: 'mustChangePassword',
} as const
