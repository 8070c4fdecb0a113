import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { describe, test } from 'node:test'
import { ConfigError, isReachedFromElsewhere, readEnv, toConfig } from './config.ts'
import { inRanges, rangeText } from './lib/net.ts'

const MEGABYTE = 1024 * 1024
const NO_ATTACHMENTS = {
  choice: 'none',
  fileBytes: 64 * MEGABYTE,
  dailyBytes: 4096 * MEGABYTE,
  perMinute: 60,
  keepDays: 180,
  bucket: null,
}

const SECRET = 'sixteen or more!'
const RULES = {
  outsideNetworks: 3,
  outsideMinutes: 10,
  manyNetworks: 20,
  manyMinutes: 10,
  stormCredentials: 50,
  stormRequests: 1200,
  stormMinutes: 10,
  stormBlockMinutes: 15,
}

test('nothing said: everything has its default', () => {
  assert.deepEqual(toConfig({}, { workingFolder: '/srv/gonggo' }), {
    role: 'all',
    processes: 1,
    host: '127.0.0.1',
    port: 8080,
    dataFolder: '/srv/gonggo/.gonggo',
    publicUrl: null,
    secrets: null,
    databaseUrl: null,
    migrationUrl: null,
    redisUrl: null,
    demo: null,
    demoIsEmpty: false,
    console: true,
    stage: 'open-beta',
    privacyUrl: null,
    trustedProxies: [],
    opsRanges: [],
    allowPrivateWebhooks: [],
    koneps: null,
    scanningKeysFile: null,
    incidentRules: RULES,
    keywordLimits: { pro: 100, enterprise: 1_000 },
    backup: { to: null, walArchive: null, everyMs: 86_400_000, keep: 7, keepDays: null, passphrase: null },
    auditKeepYears: 10,
    attachments: NO_ATTACHMENTS,
    mail: { from: { name: 'Gonggo', address: 'gonggo@localhost' }, smtp: null },
    tracing: null,
  })
})

test('everything said, with blanks around it', () => {
  const env = {
    GONGGO_PORT: ' 0 ',
    GONGGO_PROCESSES: ' 4 ',
    GONGGO_HOST: '::',
    GONGGO_DATA: '/var/lib/gonggo',
    GONGGO_PUBLIC_URL: 'https://api.example.kr/gonggo/',
    GONGGO_SECRET: `${SECRET},the one before this`,
    GONGGO_DEMO: '0',
    GONGGO_CONSOLE: '0',
    GONGGO_STAGE: 'closed-beta',
    GONGGO_PRIVACY_URL: 'https://www.example.kr/privacy?of=gonggo',
    GONGGO_TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.7',
    GONGGO_OPS_CIDRS: '172.16.0.0/12,',
    GONGGO_ALLOW_PRIVATE_WEBHOOKS: '127.0.0.0/8, ::1',
    DATABASE_URL: 'postgresql://gonggo:word@db.example:5432/gonggo',
    REDIS_URL: ' rediss://:word@redis.example:6380/2',
    GONGGO_MIGRATION_URL: 'postgresql://owner:word@db.example:5432/gonggo',
    KONEPS_SERVICE_KEY: 'a%2Bb%3D%3D',
    KONEPS_BASE_URL: 'http://proxy.example/koneps/',
    GONGGO_SCANNING_KEYS: 'keys.json',
    GONGGO_INCIDENT_RULES: 'outsideNetworks=5, stormBlockMinutes=60',
    GONGGO_KEYWORD_LIMITS: 'pro=250',
    SMTP_URL: 'smtps://gonggo:p%40ss@mail.example.kr?from=입찰 알림 <no-reply@example.kr>',
  }
  const { opsRanges, allowPrivateWebhooks, ...config } = toConfig(env, { role: 'api', workingFolder: '/srv' })
  assert.deepEqual(config, {
    role: 'api',
    processes: 4,
    host: '::',
    port: 0,
    dataFolder: '/var/lib/gonggo',
    publicUrl: 'https://api.example.kr/gonggo',
    secrets: [SECRET, 'the one before this'],
    databaseUrl: 'postgresql://gonggo:word@db.example:5432/gonggo',
    migrationUrl: 'postgresql://owner:word@db.example:5432/gonggo',
    redisUrl: 'rediss://:word@redis.example:6380/2',
    demo: false,
    demoIsEmpty: false,
    console: false,
    stage: 'closed-beta',
    privacyUrl: 'https://www.example.kr/privacy?of=gonggo',
    trustedProxies: ['10.0.0.0/8', '192.168.1.7'],
    koneps: { serviceKey: 'a%2Bb%3D%3D', baseUrl: 'http://proxy.example/koneps' },
    scanningKeysFile: '/srv/keys.json',
    incidentRules: { ...RULES, outsideNetworks: 5, stormBlockMinutes: 60 },
    keywordLimits: { pro: 250, enterprise: 1_000 },
    tracing: null,
    backup: { to: null, walArchive: null, everyMs: 86_400_000, keep: 7, keepDays: null, passphrase: null },
    auditKeepYears: 10,
    attachments: NO_ATTACHMENTS,
    mail: {
      from: { name: '입찰 알림', address: 'no-reply@example.kr' },
      smtp: {
        host: 'mail.example.kr',
        port: 465,
        secure: true,
        tls: 'required',
        auth: { user: 'gonggo', pass: 'p@ss' },
      },
    },
  })
  assert.ok(inRanges('172.20.0.1', opsRanges) && !inRanges('10.0.0.1', opsRanges))
  assert.deepEqual(allowPrivateWebhooks.map(rangeText), ['127.0.0.0/8', '::1/128'])
})

test('an empty variable is none', () => {
  const empty = Object.fromEntries(
    ['PORT', 'HOST', 'DATA', 'PUBLIC_URL', 'SECRET', 'DEMO', 'STAGE', 'TRUSTED_PROXIES', 'OPS_CIDRS']
      .concat('ALLOW_PRIVATE_WEBHOOKS', 'PRIVACY_URL')
      .map((name) => [`GONGGO_${name}`, ' '])
      .concat([
        ['DATABASE_URL', ''],
        ['REDIS_URL', ' '],
        ['KONEPS_SERVICE_KEY', ''],
        ['KONEPS_BASE_URL', ''],
        ['SMTP_URL', ''],
      ]),
  )
  assert.deepEqual(toConfig(empty), toConfig({}))
})

test('as many processes as the machine has cores; a worker is always one', () => {
  assert.equal(toConfig({ GONGGO_PROCESSES: 'auto' }).processes, Math.min(availableParallelism(), 64))
  assert.equal(toConfig({ GONGGO_PROCESSES: '4' }, { role: 'worker' }).processes, 1)
})

describe('what cannot be meant is refused by name', () => {
  for (const [name, values] of Object.entries({
    GONGGO_PORT: ['-1', '65536', '80a', '8e1', '100000'],
    GONGGO_PUBLIC_URL: ['api.example.kr', 'ftp://api.example.kr', 'https://api.example.kr/?a=1', 'https://a.kr/#b'],
    GONGGO_PRIVACY_URL: ['www.example.kr/privacy', 'mailto:privacy@example.kr', 'javascript:alert(1)'],
    GONGGO_SECRET: ['short', `${SECRET},short`, `${SECRET},${SECRET}b,${SECRET}c`],
    GONGGO_DEMO: ['yes', 'true', '2', 'EMPTY'],
    GONGGO_CONSOLE: ['yes', 'on'],
    GONGGO_PROCESSES: ['0', '-1', '65', '1.5', '2 ', 'all', 'AUTO']
      .map((value) => value.trim())
      .filter((value) => value !== '2'),
    GONGGO_STAGE: ['beta', 'General'],
    GONGGO_TRUSTED_PROXIES: ['proxy.example', '10.0.0.0/33', '10.0.0.0/8;10.1.0.0/16'],
    GONGGO_OPS_CIDRS: ['10.0.0', '::/129'],
    GONGGO_ALLOW_PRIVATE_WEBHOOKS: ['localhost', '127.0.0.1/33', '*'],
    GONGGO_INCIDENT_RULES: [
      'outsideNetworks',
      'outsideNetworks=0',
      'outsideNetworks=-1',
      'networks=3',
      'toString=3',
      'stormMinutes=1e3',
    ],
    GONGGO_KEYWORD_LIMITS: ['100', 'free=5', 'pro=0', 'pro=1e3'],
    DATABASE_URL: ['mysql://a@b/c', 'db.example:5432'],
    REDIS_URL: ['http://a@b', 'redis.example:6379', 'redis://:hunter2@'],
    SMTP_URL: [
      'mail.example.kr',
      'http://mail.example.kr',
      'smtp://',
      'smtp://mail.example.kr/box',
      'smtp://a:%zz@b',
      'smtp://mail.example.kr?pool=true',
      'smtp://mail.example.kr?tls=maybe',
      'smtp://mail.example.kr?from=nobody',
      'smtp://mail.example.kr?from=a@b.kr%0d%0aBcc:c@d.kr',
    ],
  })) {
    for (const value of values) {
      test(`${name}=${value}`, () => {
        const env = { GONGGO_SECRET: SECRET, [name]: value }
        assert.throws(
          () => toConfig(env),
          (error) => error instanceof ConfigError && error.message.includes(name),
        )
      })
    }
  }

  test('--role', () => assert.throws(() => toConfig({}, { role: 'boss' }), ConfigError))

  test('a database without the secret its keys were made with', () => {
    assert.throws(() => toConfig({ DATABASE_URL: 'postgres://a:b@c/d' }), /GONGGO_SECRET is required/)
  })

  test('no message repeats a password', () => {
    const env = { GONGGO_SECRET: SECRET, DATABASE_URL: 'postgres//gonggo:hunter2@db/gonggo' }
    assert.throws(
      () => toConfig(env),
      (error) => error instanceof ConfigError && !error.message.includes('hunter2'),
    )
  })
})

test('a mail server gets a password over TLS only, unless it is this machine or the operator says so', () => {
  const smtp = (value: string) => toConfig({ SMTP_URL: value }).mail.smtp
  assert.equal(smtp('smtp://mail.example.kr')?.tls, 'optional')
  assert.equal(smtp('smtp://a:b@mail.example.kr')?.tls, 'required')
  assert.equal(smtp('smtp://a:b@mail.example.kr?tls=optional')?.tls, 'optional')
  assert.deepEqual(smtp('smtp://a:b@[::1]:1025'), {
    host: '::1',
    port: 1025,
    secure: false,
    tls: 'optional',
    auth: { user: 'a', pass: 'b' },
  })
})

test('mails come from the address given, the user, or the host of the service', () => {
  const from = (env: Record<string, string>) => toConfig(env).mail.from.address
  const url = 'smtp://me%40example.kr:b@mail.example.kr'
  assert.equal(from({ SMTP_URL: `${url}?from=you@example.kr` }), 'you@example.kr')
  assert.equal(from({ SMTP_URL: url }), 'me@example.kr')
  assert.equal(
    from({ SMTP_URL: 'smtp://mail', GONGGO_PUBLIC_URL: 'https://api.example.kr/x' }),
    'gonggo@api.example.kr',
  )
  assert.equal(from({ SMTP_URL: 'smtp://mail', GONGGO_PUBLIC_URL: 'http://127.0.0.1:8080' }), 'gonggo@localhost')
})

test('backups are scheduled by their folder, period, number and age', () => {
  const backupOf = (env: Record<string, string>) => toConfig(env, { workingFolder: '/srv' }).backup
  const none = { to: null, walArchive: null, everyMs: 86_400_000, keep: 7, keepDays: null, passphrase: null }
  assert.deepEqual(backupOf({}), none)
  assert.equal(backupOf({ GONGGO_WAL_ARCHIVE: 'wal' }).walArchive, '/srv/wal')
  const external = { DATABASE_URL: 'postgres://localhost/x', GONGGO_SECRET: 'a secret of some length' }
  assert.throws(() => backupOf({ ...external, GONGGO_WAL_ARCHIVE: 'wal' }), /for the embedded database/)
  const env = { GONGGO_BACKUP_TO: 'backups', GONGGO_BACKUP_EVERY: '30m', GONGGO_BACKUP_KEEP: '2' }
  assert.deepEqual(
    backupOf({ ...env, GONGGO_BACKUP_KEEP_DAYS: '90', GONGGO_BACKUP_PASSPHRASE_FILE: '/run/passphrase' }),
    { ...none, to: '/srv/backups', everyMs: 1_800_000, keep: 2, keepDays: 90, passphrase: { file: '/run/passphrase' } },
  )
  const long = 'twelve letters'
  assert.deepEqual(backupOf({ GONGGO_BACKUP_PASSPHRASE: long }).passphrase, { text: long })
  for (const [name, value] of [
    ['GONGGO_BACKUP_EVERY', '30'],
    ['GONGGO_BACKUP_EVERY', '0h'],
    ['GONGGO_BACKUP_KEEP', '0'],
    ['GONGGO_BACKUP_KEEP_DAYS', '1.5'],
    ['GONGGO_BACKUP_PASSPHRASE', 'too short'],
  ] as const)
    assert.throws(() => toConfig({ [name]: value }), new RegExp(`${name} must`))
  const both = { GONGGO_BACKUP_PASSPHRASE: long, GONGGO_BACKUP_PASSPHRASE_FILE: 'x' }
  assert.throws(() => toConfig(both), /exclude each other/)
})

test('the environment is read in one place', () => assert.equal(readEnv(), process.env))

test('who listens beyond this machine, by its socket or behind a public address, is told from who does not', () => {
  const isReached = (env: Record<string, string>) => isReachedFromElsewhere(toConfig(env))
  for (const host of ['127.0.0.1', '127.8.8.8', '::1', 'localhost']) {
    assert.equal(isReached({ GONGGO_HOST: host }), false, host)
  }
  for (const host of ['0.0.0.0', '::', '10.0.0.7', 'gonggo.example.kr']) {
    assert.equal(isReached({ GONGGO_HOST: host }), true, host)
  }
  assert.equal(isReached({ GONGGO_PUBLIC_URL: 'http://[::1]:8080' }), false)
  assert.equal(isReached({ GONGGO_PUBLIC_URL: 'https://api.example.kr' }), true)
})

test('attachments: none unless they are chosen, within limits', () => {
  const attachmentsOf = (env: Record<string, string>) => toConfig(env).attachments
  assert.deepEqual(attachmentsOf({}), NO_ATTACHMENTS)
  const env = {
    GONGGO_ATTACHMENTS: 'matched',
    GONGGO_ATTACHMENTS_FILE_MB: '10',
    GONGGO_ATTACHMENTS_DAILY_MB: '500',
    GONGGO_ATTACHMENTS_PER_MINUTE: '20',
    GONGGO_ATTACHMENTS_KEEP_DAYS: '30',
    GONGGO_ATTACHMENTS_S3_BUCKET: 'files',
    GONGGO_ATTACHMENTS_S3_ACCESS_KEY_ID: 'id',
    GONGGO_ATTACHMENTS_S3_SECRET_ACCESS_KEY: 'secret',
  }
  assert.deepEqual(attachmentsOf(env), {
    choice: 'matched',
    fileBytes: 10 * MEGABYTE,
    dailyBytes: 500 * MEGABYTE,
    perMinute: 20,
    keepDays: 30,
    bucket: {
      endpoint: 'https://s3.us-east-1.amazonaws.com',
      region: 'us-east-1',
      bucket: 'files',
      prefix: '',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      pathStyle: false,
    },
  })
  for (const [name, value] of [
    ['GONGGO_ATTACHMENTS', 'some'],
    ['GONGGO_ATTACHMENTS_FILE_MB', '0'],
    ['GONGGO_ATTACHMENTS_FILE_MB', '257'],
    ['GONGGO_ATTACHMENTS_DAILY_MB', '63'],
    ['GONGGO_ATTACHMENTS_DAILY_MB', '4 GB'],
    ['GONGGO_ATTACHMENTS_PER_MINUTE', '0.5'],
    ['GONGGO_ATTACHMENTS_KEEP_DAYS', '-1'],
    ['GONGGO_ATTACHMENTS_S3_BUCKET', '?'],
  ] as const)
    assert.throws(() => attachmentsOf({ [name]: value }), new RegExp(`${name} must`))
})

test('audit entries are kept for ten years unless the operator says otherwise', () => {
  assert.equal(toConfig({}).auditKeepYears, 10)
  assert.equal(toConfig({ GONGGO_AUDIT_KEEP_YEARS: '2' }).auditKeepYears, 2)
  for (const value of ['0', '1.5', 'never'])
    assert.throws(() => toConfig({ GONGGO_AUDIT_KEEP_YEARS: value }), /GONGGO_AUDIT_KEEP_YEARS must/)
})
