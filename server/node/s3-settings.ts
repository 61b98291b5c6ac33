import { ConfigError } from './config-error.ts'

/** Whether uploads carry `x-amz-acl`, and with which value. */
export const S3_ACLS = ['none', 'private', 'public-read'] as const
type S3Acl = (typeof S3_ACLS)[number]

export interface S3Settings {
  /** Where the server reaches the bucket, without a slash at the end: `https://host/bucket` or `https://bucket.host`. */
  url: string
  /** Where browsers reach it. */
  publicUrl: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
  acl: S3Acl
}

const NAMES = ['S3_PUBLIC_URL', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_ACL'] as const
const AWS_REGION = /\bs3[.-](?:dualstack\.)?([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\.com/
/** What servers other than Amazon's expect where they have no regions. */
const USUAL_REGION = 'us-east-1'

/** Reads `S3_URL` and its companions; null without it: files are in `DATA_DIR`. */
export function readS3(text: (name: string) => string | null): S3Settings | null {
  const value = text('S3_URL')
  const lonely = NAMES.find((name) => text(name) !== null)
  if (value === null) {
    if (lonely) throw new ConfigError(`${lonely} is set; S3_URL must be set with it`)
    return null
  }
  const url = readBucketUrl('S3_URL', value)
  return {
    url: plain(url),
    publicUrl: plain(readBucketUrl('S3_PUBLIC_URL', text('S3_PUBLIC_URL') ?? value)),
    bucket: url.pathname.split('/')[1] || (url.hostname.split('.')[0] ?? ''),
    region: text('S3_REGION') ?? AWS_REGION.exec(url.hostname)?.[1] ?? USUAL_REGION,
    accessKey: required(text, 'S3_ACCESS_KEY'),
    secretKey: required(text, 'S3_SECRET_KEY'),
    acl: readAcl(text('S3_ACL') ?? 'none'),
  }
}

const plain = ({ origin, pathname }: URL) => `${origin}${pathname.replace(/\/+$/, '')}`

/** The message repeats no value: an operator may have written the keys into it. */
function readBucketUrl(name: string, value: string): URL {
  const url = URL.parse(value)
  const expected = 'such as https://s3.eu-central-1.amazonaws.com/bucket or https://bucket.example.com'
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ConfigError(`${name} must be the full URL of a bucket, ${expected}`)
  if (url.username || url.password)
    throw new ConfigError(`${name} has a user in it; use S3_ACCESS_KEY and S3_SECRET_KEY instead`)
  if (url.search || url.hash) throw new ConfigError(`${name} must not have parameters; the region is S3_REGION`)
  if (name === 'S3_URL' && /^\/[^/]+\/./.test(url.pathname))
    throw new ConfigError(`${name} must end with the name of the bucket, ${expected}`)
  return url
}

function required(text: (name: string) => string | null, name: string): string {
  const value = text(name)
  if (value === null) throw new ConfigError(`S3_URL is set; ${name} must be set with it`)
  return value
}

function readAcl(value: string): S3Acl {
  const acl = S3_ACLS.find((each) => each === value)
  if (!acl)
    throw new ConfigError(`S3_ACL is ${value}; it must be ${S3_ACLS.join(', ').replace(/, ([^,]*)$/, ' or $1')}`)
  return acl
}
