import { ApiError } from './api-error.ts'

/** What an error says to people: its message, fit to be shown for every `ApiError`; `otherwise` when it says nothing. */
export const errorText = (error: unknown, otherwise = 'An error occurred'): string =>
  error instanceof Error && error.message !== '' ? error.message : otherwise

/** What the server says about the first refused field; undefined when it says nothing about one. */
export const fieldText = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.fields).flat()[0] : undefined
