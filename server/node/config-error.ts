/** A setting that cannot be used, with its name and what is expected. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
