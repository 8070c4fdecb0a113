const { createHmac, timingSafeEqual } = require('node:crypto')

const TOLERANCE_SECONDS = 300

const keyOf = (secret) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
const signatureOf = (key, id, timestamp, body) =>
  createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()

/**
 * Whether the bytes have a valid and recent signature with the secret (Standard Webhooks 1.0).
 * @param {Record<string, string | string[] | undefined>} headers
 * @param {Buffer} body the bytes as they arrived
 * @param {string} secret `whsec_…`
 * @param {number} now seconds since 1970
 */
function isSigned(headers, body, secret, now = Date.now() / 1000) {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`] ?? ''),
  )
  const key = keyOf(secret)
  const isRecent = /^\d+$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= TOLERANCE_SECONDS
  if (id === '' || key.length === 0 || !isRecent) return false
  const expected = signatureOf(key, id, timestamp, body)
  return signatures.split(' ').some((entry) => {
    const [version, value = ''] = entry.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** Headers for which `isSigned` returns true. */
function signedHeaders(id, body, secret, now = Math.floor(Date.now() / 1000)) {
  const signature = signatureOf(keyOf(secret), id, now, body).toString('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(now), 'webhook-signature': `v1,${signature}` }
}

module.exports = { isSigned, signedHeaders }
