/** With this, a name that is not declared below does not compile. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}

/** What the build takes from the environment; the table in docs/operating.md says what each means. */
interface ImportMetaEnv {
  readonly VITE_API_URL?: string
  readonly VITE_GOOGLE_CLIENT_ID?: string
  readonly VITE_TUTORIALS_URL?: string
  readonly VITE_COMMUNITY_URL?: string
  readonly VITE_FEATURE_REQUESTS_URL?: string
  readonly VITE_EXAMPLE_VIDEOS_URL?: string
  /** Tab host: `1` has new accounts open a mailed link first. */
  readonly VITE_VERIFY_EMAIL?: string
}
