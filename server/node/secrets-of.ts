import type { HostConfig } from './config.ts'

/** Everything in the settings that nobody but this server may know. */
export function secretsOf(config: HostConfig): string[] {
  const { engines, whisper, translator, stripe, smtpUrl, databaseUrl } = config
  const keys = [...Object.values(engines.providers).map(({ key }) => key), whisper?.key, translator?.key]
  const passwords = [smtpUrl, databaseUrl].flatMap((url) => {
    const password = url !== null && URL.canParse(url) ? new URL(url).password : ''
    return [password, decodeURIComponent(password)]
  })
  return [...keys, stripe?.secretKey, stripe?.webhookSecret, ...passwords].filter((each) => each != null)
}
