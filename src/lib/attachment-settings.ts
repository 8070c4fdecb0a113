// How attachments are fetched and where they are stored; the bucket by the variables GONGGO_ATTACHMENTS_S3_….

export const ATTACHMENT_CHOICES = ['none', 'matched', 'all'] as const

export interface AttachmentSettings {
  /** Whose attachments are fetched: none, those of notices that an account was notified of or pursues, or all. */
  choice: (typeof ATTACHMENT_CHOICES)[number]
  /** The maximum size of one file. */
  fileBytes: number
  /** The maximum total of a day in Korea. */
  dailyBytes: number
  /** The maximum number of requests to one host, by all processes together. */
  perMinute: number
  /** After the end of bidding. */
  keepDays: number
  /** Where files are stored; `null` = in the data folder. */
  bucket: BucketSettings | null
}

/** A bucket of a service with the API of Amazon S3. */
export interface BucketSettings {
  endpoint: string
  region: string
  bucket: string
  /** The prefix of each key: empty, or ending with a slash. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket is named in the path, not in the host name. */
  pathStyle: boolean
}

type Env = Record<string, string | undefined>
/** Does not return. */
type Fail = (message: string) => never

const PREFIX = 'GONGGO_ATTACHMENTS_S3'
const OTHERS = ['ENDPOINT', 'REGION', 'PREFIX', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'PATH_STYLE']
const BUCKET_FORM = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const REGION_FORM = /^[a-z0-9-]{1,64}$/
/** Segments that need no escaping in a path. */
const PREFIX_FORM = /^(?=.{1,200}$)[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?$/

/** `null` = no bucket is named. */
export function bucketSettingsOf(env: Env, fail: Fail): BucketSettings | null {
  const value = (name: string) => env[`${PREFIX}_${name}`]?.trim() || null
  const check = (name: string, form: RegExp, otherwise: string, says: string): string => {
    const text = value(name) ?? otherwise
    return form.test(text) ? text : fail(`${PREFIX}_${name} must be ${says}; it is "${text}"`)
  }
  if (value('BUCKET') === null) {
    const lone = OTHERS.find((name) => value(name) !== null)
    return lone === undefined ? null : fail(`${PREFIX}_BUCKET must be set with ${PREFIX}_${lone}`)
  }
  const bucket = check('BUCKET', BUCKET_FORM, '', 'the name of a bucket')
  const region = check('REGION', REGION_FORM, 'us-east-1', 'the name of a region')
  const prefix =
    value('PREFIX') === null ? '' : check('PREFIX', PREFIX_FORM, '', 'a path of letters, digits, ".", "_" and "-"')
  const endpoint = value('ENDPOINT')
  const [accessKeyId, secretAccessKey] = [value('ACCESS_KEY_ID'), value('SECRET_ACCESS_KEY')]
  if (accessKeyId === null || secretAccessKey === null)
    return fail(`${PREFIX}_ACCESS_KEY_ID and ${PREFIX}_SECRET_ACCESS_KEY must be set with ${PREFIX}_BUCKET`)
  return {
    endpoint: endpoint === null ? `https://s3.${region}.amazonaws.com` : originOf(endpoint, fail),
    region,
    bucket,
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
    accessKeyId,
    secretAccessKey,
    pathStyle: check('PATH_STYLE', /^[01]$/, endpoint === null ? '0' : '1', '0 or 1') === '1',
  }
}

function originOf(text: string, fail: Fail): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  return fail(`${PREFIX}_ENDPOINT must be an http or https address without a path, such as https://s3.example.kr`)
}
