/** The product's name: the document title outside the editor. */
export const productName = 'Storyloom'

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** URL of the API: the operator's setting at build time, else `/api` on the page's own host. */
export const apiUrl = text(import.meta.env.VITE_API_URL) ?? '/api'

/** Google Identity client; without it there is no social sign-in button. */
export const googleClientId = text(import.meta.env.VITE_GOOGLE_CLIENT_ID)

/** URLs outside the product; an unset one means that its link is not rendered. */
export const externalLinks = {
  tutorials: text(import.meta.env.VITE_TUTORIALS_URL),
  community: text(import.meta.env.VITE_COMMUNITY_URL),
  featureRequests: text(import.meta.env.VITE_FEATURE_REQUESTS_URL),
  exampleVideos: text(import.meta.env.VITE_EXAMPLE_VIDEOS_URL),
} as const
