import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** A refusal of the test bucket, with S3's code. */
export class S3Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

export interface S3Keys {
  accessKey: string
  secretKey: string
  region: string
}

const SKEW_MS = 15 * 60_000
const LONGEST_S = 7 * 24 * 60 * 60

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Verifies a request by AWS's published rules of Signature Version 4, in its headers or its URL, and returns the signed hash
 * of the body. Written apart from the signing library that it tests.
 * @param now of URLs, which may be signed by a test's own clock; headers are signed by the machine's
 */
export function verifySignature(request: IncomingMessage, keys: S3Keys, now: () => Date): string {
  const url = new URL(request.url ?? '', `http://${request.headers.host}`)
  return url.searchParams.has('X-Amz-Signature')
    ? verifyUrl(request, url, keys, now())
    : verifyHeader(request, url, keys)
}

function verifyUrl(request: IncomingMessage, { pathname, searchParams }: URL, keys: S3Keys, now: Date): string {
  const field = (name: string) => searchParams.get(`X-Amz-${name}`) ?? ''
  if (field('Algorithm') !== 'AWS4-HMAC-SHA256') throw new S3Refusal(400, 'AuthorizationQueryParametersError')
  const [date, seconds] = [timeOf(field('Date')), Number(field('Expires'))]
  if (!(seconds > 0 && seconds <= LONGEST_S)) throw new S3Refusal(400, 'AuthorizationQueryParametersError')
  if (now.getTime() < date || now.getTime() > date + seconds * 1000) throw new S3Refusal(403, 'AccessDenied')
  const query = [...searchParams].filter(([name]) => name !== 'X-Amz-Signature')
  const hash = 'UNSIGNED-PAYLOAD'
  const signed = { date: field('Date'), credential: field('Credential'), names: field('SignedHeaders'), hash }
  compare(request, pathname, query, keys, signed, field('Signature'))
  return hash
}

function verifyHeader(request: IncomingMessage, { pathname, searchParams }: URL, keys: S3Keys): string {
  const given = /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\S+)$/
  const [, credential, names, signature] = given.exec(request.headers.authorization ?? '') ?? []
  if (!credential || !names || !signature) throw new S3Refusal(403, 'AccessDenied')
  const date = String(request.headers['x-amz-date'])
  if (Math.abs(Date.now() - timeOf(date)) > SKEW_MS) throw new S3Refusal(403, 'RequestTimeTooSkewed')
  const hash = request.headers['x-amz-content-sha256']
  if (typeof hash !== 'string') throw new S3Refusal(400, 'InvalidRequest')
  compare(request, pathname, [...searchParams], keys, { date, credential, names, hash }, signature)
  return hash
}

interface Signed {
  date: string
  credential: string
  names: string
  hash: string
}

/** Refuses another signature than the one of this request, and headers of S3 that are not part of it. */
function compare(
  { method = '', headers }: IncomingMessage,
  path: string,
  query: [string, string][],
  { accessKey, secretKey, region }: S3Keys,
  { date, credential, names, hash }: Signed,
  signature: string,
): void {
  const scope = [date.slice(0, 8), region, 's3', 'aws4_request']
  if (credential !== [accessKey, ...scope].join('/')) throw new S3Refusal(403, 'InvalidAccessKeyId')
  const signed = names.split(';')
  const mustBeSigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') || name === 'host')
  if (mustBeSigned.some((name) => !signed.includes(name))) throw new S3Refusal(403, 'AccessDenied')
  const pairs = query.map(([name, value]) => [encode(name), encode(value)] as const)
  const canonical = [
    method,
    path.split('/').map(decodeURIComponent).map(encode).join('/'),
    pairs
      .map((pair) => pair.join('='))
      .toSorted()
      .join('&'),
    ...signed.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .replaceAll(/\s+/g, ' ')
          .trim()}`,
    ),
    '',
    names,
    hash,
  ].join('\n')
  const key = scope.reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secretKey}`)
  const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n')).toString('hex')
  const [own, sent] = [Buffer.from(expected), Buffer.from(signature)]
  if (own.length !== sent.length || !timingSafeEqual(own, sent)) throw new S3Refusal(403, 'SignatureDoesNotMatch')
}

function timeOf(text: string): number {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? []
  if (second === undefined) throw new S3Refusal(403, 'AccessDenied')
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
