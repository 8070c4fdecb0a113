import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bucketSettingsOf } from './attachment-settings.ts'

const settingsOf = (values: Record<string, string>) =>
  bucketSettingsOf(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`GONGGO_ATTACHMENTS_S3_${name}`, value])),
    (message) => {
      throw new Error(message)
    },
  )
const KEYS = { ACCESS_KEY_ID: 'id', SECRET_ACCESS_KEY: 'secret' }
const LEAST = { BUCKET: 'gonggo-files', ...KEYS }

test('without a bucket there are no settings, and no part of them', () => {
  assert.equal(settingsOf({}), null)
  assert.equal(settingsOf({ BUCKET: ' ' }), null)
  for (const [name, value] of Object.entries({ ...KEYS, REGION: 'kr', ENDPOINT: 'https://s3.example.kr', PREFIX: 'a' }))
    assert.throws(() => settingsOf({ [name]: value }), /GONGGO_ATTACHMENTS_S3_BUCKET must be set/)
})

test('a bucket of Amazon needs a region and keys, another service an endpoint', () => {
  const amazon = {
    endpoint: 'https://s3.ap-northeast-2.amazonaws.com',
    region: 'ap-northeast-2',
    bucket: 'gonggo-files',
    prefix: '',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    pathStyle: false,
  }
  assert.deepEqual(settingsOf({ ...LEAST, REGION: 'ap-northeast-2' }), amazon)
  const other = { ...LEAST, ENDPOINT: 'http://10.0.0.5:9000/', PREFIX: 'notices/files' }
  assert.deepEqual(settingsOf(other), {
    ...amazon,
    endpoint: 'http://10.0.0.5:9000',
    region: 'us-east-1',
    prefix: 'notices/files/',
    pathStyle: true,
  })
  assert.equal(settingsOf({ ...other, PATH_STYLE: '0' })?.pathStyle, false)
})

test('what cannot be a setting is refused by name', () => {
  for (const [name, value] of [
    ['BUCKET', 'Gonggo_Files'],
    ['REGION', 'Seoul!'],
    ['PREFIX', '/files'],
    ['PREFIX', 'a/../b'],
    ['PREFIX', 'a b'],
    ['ENDPOINT', 's3.example.kr'],
    ['ENDPOINT', 'https://s3.example.kr/bucket'],
    ['ENDPOINT', 'https://user:word@s3.example.kr'],
    ['PATH_STYLE', 'yes'],
    ['SECRET_ACCESS_KEY', ''],
  ] as const)
    assert.throws(() => settingsOf({ ...LEAST, [name]: value }), new RegExp(`GONGGO_ATTACHMENTS_S3_${name} must`))
})

test('no message shows a key', () => {
  const keys = { ACCESS_KEY_ID: 'known-id', SECRET_ACCESS_KEY: 'hidden-word' }
  const wrong = { BUCKET: 'A', REGION: '!', PREFIX: '/', ENDPOINT: 'x', PATH_STYLE: '2' }
  for (const [name, value] of Object.entries(wrong))
    assert.throws(
      () => settingsOf({ ...LEAST, ...keys, [name]: value }),
      (error: Error) => !/known-id|hidden-word/.test(error.message),
    )
})
