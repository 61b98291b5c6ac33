import { ConfigError } from './config-error.ts'

/** Where metrics are served; null: nowhere, and nothing is counted. */
export type MetricsSettings = { host: string; port: number } | null

/** METRICS_PORT and METRICS_HOST. */
export function readMetricsSettings(text: (name: string) => string | null): MetricsSettings {
  const [value, host] = [text('METRICS_PORT'), text('METRICS_HOST')]
  if (value === null && host !== null) throw new ConfigError('METRICS_HOST is set; METRICS_PORT must be set with it')
  if (value === null) return null
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`METRICS_PORT is ${value}; it must be a number from 0 to 65535`)
  return { host: host ?? 'localhost', port }
}
