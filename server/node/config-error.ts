/** An invalid setting, with its name and the expected form. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
