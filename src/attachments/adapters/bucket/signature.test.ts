import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { EMPTY_HASH, queryText, signBucketRequest } from './signature.ts'

/** Keys, time and signatures are the examples of "Signature Calculations for the Authorization Header" (Amazon S3 API Reference). */
const KEYS = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const AT = Date.UTC(2013, 4, 24)
const BUCKET = 'https://examplebucket.s3.amazonaws.com'

interface Example {
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body: string
  signature: string
}

const EXAMPLES: Example[] = [
  {
    name: 'GET of an object',
    method: 'GET',
    path: '/test.txt',
    headers: { range: 'bytes=0-9' },
    body: '',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    name: 'PUT of an object',
    method: 'PUT',
    path: '/test%24file.text',
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: 'Welcome to Amazon S3.',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    name: 'a parameter without a value',
    method: 'GET',
    path: '/?lifecycle',
    headers: {},
    body: '',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    name: 'a list',
    method: 'GET',
    path: '/?max-keys=2&prefix=J',
    headers: {},
    body: '',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
]

for (const { name, method, path, headers, body, signature } of EXAMPLES)
  test(`signs like the published example: ${name}`, () => {
    const bodyHash = body === '' ? EMPTY_HASH : createHash('sha256').update(body).digest('hex')
    const signed = signBucketRequest({ method, url: new URL(path, BUCKET), headers, bodyHash, at: AT }, KEYS)
    assert.equal(signed.authorization?.split('Signature=')[1], signature)
    assert.match(
      signed.authorization ?? '',
      /^AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE\/20130524\/us-east-1\/s3/,
    )
    assert.equal(signed['x-amz-date'], '20130524T000000Z')
    assert.equal(signed['x-amz-content-sha256'], bodyHash)
  })

test('a query is sorted and escaped', () => {
  const parameters = [
    ['prefix', 'a/b c+*'],
    ['list-type', '2'],
  ] as const
  assert.equal(queryText(parameters), 'list-type=2&prefix=a%2Fb%20c%2B%2A')
})
